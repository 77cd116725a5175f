import { useRef } from 'react';
import { render } from '@testing-library/react';
import type { DemoModule } from '../../types';
import { Preview } from './Preview';

jest.mock('@docusaurus/useDocusaurusContext', () =>
  jest.requireActual('@site/tests/support/docusaurus/useDocusaurusContext'),
);

function Harness({ id, live }: { id: string; live: boolean }) {
  return <Preview demo={{ id } as DemoModule} host={useRef(null)} live={live} />;
}

const layOut = (height: number) =>
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function own(
    this: HTMLElement,
  ) {
    return this.isConnected ? height : 0;
  });
afterEach(() => jest.restoreAllMocks());

const minHeight = () => document.querySelector<HTMLElement>('[data-demo-preview]')!.style.minHeight;

describe('the preview of a demo', () => {
  it('has its last height on a return to its page, until the demo runs', () => {
    layOut(320);
    const first = render(<Harness id="kept" live />);
    expect(minHeight()).toBe('');
    first.unmount();
    const { rerender } = render(<Harness id="kept" live={false} />);
    expect(minHeight()).toBe('320px');
    rerender(<Harness id="kept" live />);
    expect(minHeight()).toBe('');
  });

  it('keeps that of each demo, and forgets none for an editor in its place', () => {
    layOut(320);
    render(<Harness id="edited" live />).unmount();
    layOut(0);
    render(<Harness id="edited" live />).unmount();
    const { unmount } = render(<Harness id="edited" live={false} />);
    expect(minHeight()).toBe('320px');
    unmount();
    render(<Harness id="other" live={false} />);
    expect(minHeight()).toBe('');
  });
});
