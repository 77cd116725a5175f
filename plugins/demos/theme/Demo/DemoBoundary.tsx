import { Component, type ReactNode } from 'react';
import { CrashPanel } from './CrashPanel';

interface State {
  crash?: { error: unknown };
}

/** Error boundary of a demo: a crash does not affect other demos or the page. */
export class DemoBoundary extends Component<{ children: ReactNode }, State> {
  state: State = {};

  static getDerivedStateFromError(error: unknown): State {
    return { crash: { error } };
  }

  render(): ReactNode {
    const { crash } = this.state;
    if (!crash) return this.props.children;
    return <CrashPanel error={crash.error} onRetry={() => this.setState({ crash: undefined })} />;
  }
}
