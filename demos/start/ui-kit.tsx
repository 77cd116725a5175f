/**
 * @title UI kit components
 * @description The MUI slider and toggle buttons pass their value as the second argument of onChange. One defineProps handles both: move them, and the order updates.
 * @keywords MUI, Material UI, Slider, ToggleButton, defineProps, UI kit
 */
import { Slider, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useForm, useSubscribe, type DefineProps } from 'bindform';
import 'bindform/styles.css';

const secondArgument: DefineProps = ({ attrs }) => ({
  checked: undefined,
  onChange: (_event: unknown, value: unknown) => attrs.onChange(value),
});

export default function SoupOrder() {
  const form = useForm(
    { servings: 4, heat: /* i18n */ 'mild' },
    { labelPosition: 'top', contentStyle: { maxWidth: '16rem' } },
  );
  const { servings, heat } = useSubscribe(form, ({ model }) => model);

  return (
    <>
      {form.render('servings', { label: 'Servings', defineProps: secondArgument })(
        <Slider min={1} max={12} />,
      )}
      {form.render('heat', { label: 'Heat', defineProps: secondArgument })(
        <ToggleButtonGroup exclusive size="small">
          <ToggleButton value={/* i18n */ 'mild'}>Mild</ToggleButton>
          <ToggleButton value={/* i18n */ 'hot'}>Hot</ToggleButton>
        </ToggleButtonGroup>,
      )}
      <p role="status">
        Soup for {servings}, {heat}
      </p>
    </>
  );
}
