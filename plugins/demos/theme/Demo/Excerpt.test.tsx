import { act, render, screen } from '@testing-library/react';
import type { DemoModule } from '../../types';
import { reportFailure } from '@site/src/components/Extra/reportFailure';
import { Excerpt } from './Excerpt';

jest.mock('@site/src/components/Extra/reportFailure', () => ({ reportFailure: jest.fn() }));

const excerpt = { html: '<span class="token function">useForm</span>', lines: 7 };

const demoOf = (more: Partial<DemoModule> = {}): DemoModule => ({
  id: 'start-basic',
  title: 'Demo',
  description: '',
  hasForm: false,
  crashes: false,
  files: ['basic.tsx'],
  excerptLines: excerpt.lines,
  load: jest.fn(),
  asset: jest.fn(),
  code: jest.fn(async () => ({ files: [], excerpt })),
  ...more,
});

const shown = () => document.querySelector('[data-demo-excerpt]')!;

it('shows what is prerendered, and fetches nothing', async () => {
  const prerender = () => ({ preview: '', inspector: '', code: { files: [], excerpt } });
  const demo = demoOf({ prerender });
  await act(async () => void render(<Excerpt demo={demo} isNear />));
  expect(screen.getByText('useForm')).toHaveClass('function');
  expect(demo.code).not.toHaveBeenCalled();
});

it('is fetched on the way from another page, once the demo is near', async () => {
  const demo = demoOf();
  const { rerender } = render(<Excerpt demo={demo} isNear={false} />);
  expect(demo.code).not.toHaveBeenCalled();
  await act(async () => rerender(<Excerpt demo={demo} isNear />));
  expect(shown()).toHaveTextContent('useForm');
});

it('reports a failure, and leaves the page as it is', async () => {
  const error = new Error('offline');
  const demo = demoOf({ code: () => Promise.reject(error) });
  await act(async () => void render(<Excerpt demo={demo} isNear />));
  expect(reportFailure).toHaveBeenCalledWith('excerpt of a demo', error);
  expect(shown()).toHaveTextContent('');
});
