/**
 * @title MUI
 * @description TextField shows label and error itself: defineProps hands them over, noStyle keeps ours away.
 * @keywords MUI, Material UI, TextField, Select, Switch, defineProps, noStyle, UI kit
 */
import { useState } from 'react';
import { Button, FormControlLabel, MenuItem, Stack, Switch, TextField } from '@mui/material';
import { useForm, type GetContentOptions } from 'bindform';

/** TextField marks its input itself; our attributes would end up on the frame around it. */
const textField = ({ attrs, isError, errorMessage }: GetContentOptions) => ({
  required: attrs['aria-required'],
  error: isError,
  helperText: errorMessage,
  'aria-required': undefined,
  'aria-invalid': undefined,
  'aria-describedby': undefined,
});

export default function ProfileForm() {
  const { render, validate, model } = useForm(
    { name: '', role: 'design', news: false },
    { noStyle: true, customErrTips: () => null },
  );
  const [outcome, setOutcome] = useState('');

  const save = () =>
    validate().then(
      () => setOutcome(/* i18n */ `The profile of ${model.name} is saved.`),
      () => setOutcome(''),
    );

  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start', maxWidth: 320 }}>
      {render('name', { rules: { required: 'Enter a name' }, defineProps: textField })(
        <TextField label="Name" fullWidth />,
      )}
      {render('role')(
        <TextField label="Role" select fullWidth>
          <MenuItem value="design">Design</MenuItem>
          <MenuItem value="code">Engineering</MenuItem>
          <MenuItem value="docs">Documentation</MenuItem>
        </TextField>,
      )}
      {render('news')(({ attrs }) => (
        <FormControlLabel
          label="Send me the news"
          control={<Switch checked={attrs.checked} onChange={(event) => attrs.onChange(event)} />}
        />
      ))}
      <Button variant="contained" onClick={save}>
        Save
      </Button>
      <p role="status">{outcome}</p>
    </Stack>
  );
}
