/**
 * @title MUI
 * @description A profile with TextField, Select, a date and a Checkbox. Save it empty: the fields turn red and show their helper texts, and the first one receives focus.
 * @keywords MUI, Material UI, TextField, Select, Checkbox, date, helperText, defineProps, noStyle, UI kit
 */
import { useState } from 'react';
import {
  Button,
  Checkbox,
  FormControl,
  FormControlLabel,
  FormHelperText,
  MenuItem,
  Stack,
  TextField,
} from '@mui/material';
import { Form, useForm, type GetContentOptions } from 'bindform';

/** TextField sets aria attributes on its input; ours would end up on the wrapper element. */
const textField = ({ attrs, isError, errorMessage }: GetContentOptions) => ({
  required: attrs['aria-required'],
  error: isError,
  helperText: errorMessage,
  'aria-required': undefined,
  'aria-invalid': undefined,
  'aria-describedby': undefined,
});

export default function ProfileForm() {
  const { render, model, contextProps } = useForm(
    { name: '', role: '', start: '', agreed: false },
    { noStyle: true, customErrTips: false },
  );
  const [outcome, setOutcome] = useState('');

  return (
    <Form
      contextProps={contextProps}
      onSubmit={() => setOutcome(/* i18n */ `${model.name} starts on ${model.start}.`)}
    >
      <Stack spacing={2} sx={{ alignItems: 'flex-start', maxWidth: 320 }}>
        {render('name', { rules: { required: 'Enter a name' }, defineProps: textField })(
          <TextField label="Name" fullWidth />,
        )}
        {render('role', { rules: { required: 'Choose a role' }, defineProps: textField })(
          <TextField label="Role" select fullWidth>
            <MenuItem value="design">Design</MenuItem>
            <MenuItem value="code">Engineering</MenuItem>
            <MenuItem value="docs">Documentation</MenuItem>
          </TextField>,
        )}
        {render('start', { rules: { required: 'Choose the first day' }, defineProps: textField })(
          <TextField
            label="First day"
            type="date"
            fullWidth
            slotProps={{ inputLabel: { shrink: true } }}
          />,
        )}
        {render('agreed', { rules: { required: 'Confirm the house rules' } })(
          ({ attrs, isError, errorMessage }) => (
            <FormControl error={isError}>
              <FormControlLabel
                label="I know the house rules"
                control={
                  <Checkbox
                    id={attrs.id}
                    name={attrs.name}
                    checked={attrs.checked}
                    onChange={(event) => attrs.onChange(event)}
                    onBlur={attrs.onBlur}
                    slotProps={{
                      input: {
                        ref: attrs.ref,
                        'aria-required': true,
                        'aria-invalid': isError,
                        'aria-describedby': 'profile-agreed',
                      },
                    }}
                  />
                }
              />
              <FormHelperText id="profile-agreed">{errorMessage}</FormHelperText>
            </FormControl>
          ),
        )}
        <Button type="submit" variant="contained">
          Save
        </Button>
        <p role="status">{outcome}</p>
      </Stack>
    </Form>
  );
}
