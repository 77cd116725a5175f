/**
 * @title UI kit components
 * @description The MUI slider and toggle buttons pass their value as the second argument of onChange. One defineProps handles both: move them, and the Model tab shows the new values.
 * @keywords MUI, Material UI, Slider, ToggleButton, defineProps, UI kit
 */
import { Slider, ToggleButton, ToggleButtonGroup } from '@mui/material';
import { useForm, type DefineProps } from 'bindform';
import 'bindform/styles.css';

const secondArgument: DefineProps = ({ attrs }) => ({
  checked: undefined,
  onChange: (_event: unknown, value: unknown) => attrs.onChange(value),
});

export default function SoupOrder() {
  const { render } = useForm(
    { servings: 4, heat: 'mild' },
    { labelPosition: 'top', contentStyle: { maxWidth: '16rem' } },
  );

  return (
    <>
      {render('servings', { label: 'Servings', defineProps: secondArgument })(
        <Slider min={1} max={12} />,
      )}
      {render('heat', { label: 'Heat', defineProps: secondArgument })(
        <ToggleButtonGroup exclusive size="small">
          <ToggleButton value="mild">Mild</ToggleButton>
          <ToggleButton value="hot">Hot</ToggleButton>
        </ToggleButtonGroup>,
      )}
    </>
  );
}
