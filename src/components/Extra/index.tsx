import { Component, type ComponentType, type ReactNode } from 'react';
import { reportFailure } from './reportFailure';

/** What an {@link Extra} guards. */
export interface ExtraProps {
  /** What is logged when it fails: `language menu`. */
  name: string;
  /** Shown in its place once it has failed. */
  fallback?: ReactNode;
  /** Called when it has failed. */
  onFailure?: () => void;
  children: ReactNode;
}

/**
 * Keeps a failure to the extra it happens in: whatever helps to read a page, such as a menu or a
 * button, must not take away what is being read. It catches what rendering and effects throw. What
 * listeners, timers and promises throw unmounts nothing; there, `attempt` has it logged in the same way.
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
 * Makes an {@link Extra} of a component.
 *
 * @param name see {@link ExtraProps}
 * @param Guarded the component
 * @param Fallback shown in its place, with the same props, once it has failed
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
