/**
 * @title Sixty fields, one render
 * @description Type into any cell: its counter goes up by one with each key. The other fifty-nine and the counter of the form stay at one.
 * @keywords performance, keystroke, render counter, isolated update, large form, grid
 */
import { useRef } from 'react';
import { useForm } from 'bindform';
import 'bindform/styles.css';

const WEEKS = 12;
const DAYS = 5;

const empty = (length: number) => Array.from({ length }, () => '');
const plan = { weeks: Array.from({ length: WEEKS }, () => ({ hours: empty(DAYS) })) };

/** Says how often React has drawn what it stands in. */
function Renders() {
  const count = useRef(0);
  count.current += 1;
  return <small>{count.current}</small>;
}

export default function Hours() {
  const { render } = useForm(plan, { noStyle: true });

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
                    {render(`weeks.${week}.hours.${day}`)(({ attrs }) => (
                      <>
                        <input
                          inputMode="decimal"
                          style={{ width: '3.5rem', paddingInline: '0.5rem' }}
                          aria-label={`Week ${week + 1}, day ${day + 1}`}
                          value={String(attrs.value)}
                          onChange={attrs.onChange}
                        />{' '}
                        <Renders />
                      </>
                    ))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p>
        Renders of the form: <Renders />
      </p>
    </>
  );
}
