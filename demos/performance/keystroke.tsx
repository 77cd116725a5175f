/**
 * @title 60 fields, one re-render
 * @description Type into any cell: its counter goes up by one on each keystroke. The counters of the other 59 fields and of the form stay at one.
 * @keywords performance, keystroke, render counter, isolated update, large form, grid
 */
import { useEffect, useRef, type ComponentProps } from 'react';
import { useForm } from 'bindform';
import 'bindform/styles.css';

const WEEKS = 12;
const DAYS = 5;

const empty = (length: number) => Array.from({ length }, () => '');
const plan = { weeks: Array.from({ length: WEEKS }, () => ({ hours: empty(DAYS) })) };

/** Counts the renders of a component into the element that gets the ref. */
function useRenderCount() {
  const ref = useRef<HTMLElement>(null);
  const count = useRef(0);
  useEffect(() => {
    count.current += 1;
    if (ref.current) ref.current.textContent = String(count.current);
  });
  return ref;
}

function Cell(props: ComponentProps<'input'>) {
  const renders = useRenderCount();
  return (
    <>
      <input {...props} inputMode="decimal" style={{ width: '3.5rem', paddingInline: '0.5rem' }} />{' '}
      <small ref={renders}>1</small>
    </>
  );
}

export default function Hours() {
  const { render } = useForm(plan, { noStyle: true });
  const renders = useRenderCount();

  return (
    <>
      <div style={{ overflow: 'auto', maxHeight: '16rem' }}>
        <table>
          <caption>Hours of a course</caption>
          <tbody>
            {plan.weeks.map(({ hours }, week) => (
              <tr key={week}>
                <th scope="row" style={{ whiteSpace: 'nowrap' }}>
                  Week {week + 1}
                </th>
                {hours.map((_, day) => (
                  <td key={day}>
                    {render(`weeks.${week}.hours.${day}`)(
                      <Cell aria-label={`Week ${week + 1}, day ${day + 1}`} />,
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>
        Renders of the form: <span ref={renders}>1</span>
      </p>
    </>
  );
}
