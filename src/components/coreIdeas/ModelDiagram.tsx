import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import styles from './ModelDiagram.module.css';

interface BoxProps {
  x: number;
  y: number;
  title: string;
  code: string;
  isQuiet?: boolean;
}

const WIDTH = 166;
const HEIGHT = 56;

/** A part of a form: its name and its code. */
function Box({ x, y, title, code, isQuiet = false }: BoxProps): ReactNode {
  return (
    <g className={isQuiet ? styles.quiet : styles.active}>
      <rect x={x} y={y} width={WIDTH} height={HEIGHT} rx={8} />
      <text x={x + WIDTH / 2} y={y + 23} className={styles.title}>
        {title}
      </text>
      <text x={x + WIDTH / 2} y={y + 43} className={styles.code}>
        {code}
      </text>
    </g>
  );
}

/** A numbered step next to an arrow. */
function Step({ x, y, number, label }: { x: number; y: number; number: number; label: string }) {
  return (
    <g>
      <circle cx={x} cy={y} r={10} className={styles.disc} />
      <text x={x} y={y + 4.5} className={styles.number}>
        {number}
      </text>
      <text x={x + 16} y={y + 5} className={styles.label}>
        {label}
      </text>
    </g>
  );
}

/** An arrow between two heights; the tip is at `to`. */
function Arrow({ x, from, to }: { x: number; from: number; to: number }) {
  const back = to > from ? -7 : 7;
  return (
    <path className={styles.arrow} d={`M${x} ${from}V${to}m-5 ${back}l5 ${-back}l5 ${back}`} />
  );
}

/** Shows how a keystroke travels from a field through the model to the rendered result. */
export function ModelDiagram(): ReactNode {
  const field = translate({ id: 'coreIdeas.field', message: 'Field' });
  return (
    <figure className={styles.figure}>
      <svg
        viewBox="0 0 360 372"
        role="img"
        aria-label={translate({
          id: 'coreIdeas.alternative',
          message:
            'Diagram. The model holds a name and a ticket. The ticket field writes to the path ticket of the model (1). The write re-renders that field and the component that subscribes to the ticket (2). The name field and the component that called useForm do not re-render.',
          description: 'Text alternative of the diagram of the core ideas',
        })}
      >
        <rect x={4} y={4} width={352} height={92} rx={10} className={styles.model} />
        <text x={180} y={28} className={styles.title}>
          {translate({ id: 'coreIdeas.model', message: 'Model' })}
        </text>
        <g className={styles.active}>
          <rect x={14} y={42} width={WIDTH - 6} height={40} rx={20} />
          <text x={94} y={67} className={styles.code}>
            ticket: &apos;student&apos;
          </text>
        </g>
        <g className={styles.quiet}>
          <rect x={186} y={42} width={WIDTH - 6} height={40} rx={20} />
          <text x={266} y={67} className={styles.code}>
            name: &apos;Ada&apos;
          </text>
        </g>

        <Arrow x={30} from={184} to={88} />
        <Step
          x={50}
          y={138}
          number={1}
          label={translate({ id: 'coreIdeas.write', message: 'writes' })}
        />
        <Arrow x={150} from={88} to={184} />
        <Step
          x={172}
          y={138}
          number={2}
          label={translate({ id: 'coreIdeas.render', message: 're-renders' })}
        />
        <path className={styles.arrow} d="M150 112H320V184m-5 -7l5 7l5 -7" />

        <Box x={4} y={190} title={field} code="render('ticket')" />
        <Box
          x={190}
          y={190}
          title={translate({ id: 'coreIdeas.subscriber', message: 'Subscriber' })}
          code="useSubscribe(…)"
        />

        <text x={180} y={284} className={styles.note}>
          {translate({ id: 'coreIdeas.still', message: 'Not re-rendered' })}
        </text>
        <Box x={4} y={298} title={field} code="render('name')" isQuiet />
        <Box
          x={190}
          y={298}
          title={translate({ id: 'coreIdeas.owner', message: 'Form component' })}
          code="useForm(…)"
          isQuiet
        />
      </svg>
    </figure>
  );
}
