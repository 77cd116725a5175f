/**
 * @title 60 fields, one re-render
 * @description Type into any cell. In the Renders tab, its count goes up by one on each keystroke; the other 59 fields and the component do not re-render.
 * @keywords performance, keystroke, render count, isolated update, large form, grid
 * @inspect renders
 */
import { useForm } from 'bindform';
import 'bindform/styles.css';

const WEEKS = 12;
const DAYS = 5;

const empty = (length: number) => Array.from({ length }, () => '');
const plan = { weeks: Array.from({ length: WEEKS }, () => ({ hours: empty(DAYS) })) };

export default function Hours() {
  const { render } = useForm(plan, { noStyle: true });

  return (
    <div style={{ overflow: 'auto', maxHeight: '16rem' }}>
      <table>
        <caption>Course hours</caption>
        <tbody>
          {plan.weeks.map(({ hours }, week) => (
            <tr key={week}>
              <th scope="row" style={{ whiteSpace: 'nowrap' }}>
                Week {week + 1}
              </th>
              {hours.map((_, day) => (
                <td key={day}>
                  {render(`weeks.${week}.hours.${day}`)(
                    <input
                      inputMode="decimal"
                      aria-label={`Week ${week + 1}, day ${day + 1}`}
                      style={{ width: '3.5rem', paddingInline: '0.5rem' }}
                    />,
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
