import { Component, type ComponentType, type ReactNode } from 'react';
import { reportFailure } from './reportFailure';

/** Props of {@link Extra}. */
export interface ExtraProps {
  /** Name of the extra in the log: `language menu`. */
  name: string;
  /** Shown instead after a failure. */
  fallback?: ReactNode;
  /** Called after a failure. */
  onFailure?: () => void;
  children: ReactNode;
}

/**
 * An error boundary for an extra: a part that helps to read a page, such as a menu or a button, must not take the
 * page down with it. It catches errors of rendering and effects. Errors in listeners, timers and promises do not
 * unmount anything; `attempt` logs those in the same way.
 */
export class Extra extends Component<ExtraProps, { failed: boolean }> {
  state = { failed: false };

  static getDerivedStateFromError(): { failed: boolean } {
    return { failed: true };
  }

  componentDidCatch(error: unknown): void {
    const { name, onFailure } = this.props;
    reportFailure(name, error);
    onFailure?.();
  }

  render(): ReactNode {
    const { fallback = null, children } = this.props;
    return this.state.failed ? fallback : children;
  }
}

/**
 * Wraps a component in {@link Extra}.
 *
 * @param name see {@link ExtraProps}
 * @param Guarded the component
 * @param Fallback shown instead after a failure, with the same props
 */
export function asExtra<P extends object>(
  name: string,
  Guarded: ComponentType<P>,
  Fallback?: ComponentType<P>,
): (props: P) => ReactNode {
  return function GuardedExtra(props) {
    return (
      <Extra name={name} fallback={Fallback && <Fallback {...props} />}>
        <Guarded {...props} />
      </Extra>
    );
  };
}
