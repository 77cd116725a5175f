import { box, type CardElement } from './cardElement';
import { COLORS } from './colors';
import type { DrawnField, DrawnForm } from './readForm';

/** Height of a control (px). */
const CONTROL = 66;

/** Characters of a label or a value that fit into a field. */
const FITTING = 22;

const short = (text: string) =>
  [...text].length > FITTING ? `${[...text].slice(0, FITTING - 1).join('')}…` : text;

const caret = () => box({ width: 3, height: 34, marginLeft: 4, background: COLORS.pine }, []);

/** A label above a box; the first field of a form has the focus. */
function fieldBox({ label, value }: DrawnField, isFocused: boolean): CardElement {
  const border = isFocused ? `3px solid ${COLORS.pine}` : `2px solid ${COLORS.control}`;
  return box({ flexDirection: 'column', flexGrow: 1, flexBasis: 0 }, [
    box({ marginBottom: 8, color: COLORS.ink, fontSize: 25 }, short(label)),
    box(
      {
        alignItems: 'center',
        height: CONTROL,
        padding: '0 22px',
        border,
        borderRadius: 12,
        background: '#fff',
        color: COLORS.ink,
        fontSize: 28,
      },
      [box({}, short(value)), ...(isFocused ? [caret()] : [])],
    ),
  ]);
}

/**
 * The drawing of a page's first form: its fields next to each other, and its button.
 *
 * @param form from `readForm`
 */
export function formDrawing({ fields, button }: DrawnForm): CardElement {
  const drawn = fields.map((field, index) => fieldBox(field, index === 0));
  const pressed = box(
    {
      alignItems: 'center',
      alignSelf: 'flex-end',
      height: CONTROL,
      padding: '0 34px',
      borderRadius: 12,
      background: COLORS.pine,
      color: '#fff',
      fontSize: 28,
    },
    short(button ?? ''),
  );
  return box({ gap: 24, width: '100%' }, [...drawn, ...(button ? [pressed] : [])]);
}
