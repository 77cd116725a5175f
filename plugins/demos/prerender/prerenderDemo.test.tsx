/** @jest-environment node */
import logger from '@docusaurus/logger';
import type { ComponentType } from 'react';
import { createPortal } from 'react-dom';
import { Button as AntdButton } from 'antd';
import { Button as MuiButton } from '@mui/material';
import AntdKit from '../kits/antd/Kit';
import prerenderAntd from '../kits/antd/prerender';
import MuiKit from '../kits/mui/Kit';
import prerenderMui from '../kits/mui/prerender';
import { useForm } from 'bindform';
import * as devtools from 'bindform/devtools';
import prerenderDemo from './prerenderDemo';

jest.mock('@docusaurus/Translate', () => ({
  translate: ({ message }: { message: string }) => message,
}));

const demo = { id: 'a-b', file: 'a/b.tsx', crashes: false, client: false, hasForm: false };
const entry = (Component: ComponentType) => () => ({ Component, devtools, kits: [] });
const Broken = (): never => {
  throw new Error('No price');
};

describe('prerenderDemo', () => {
  it('renders a demo into the element that the browser hydrates', () => {
    expect(
      prerenderDemo(
        demo,
        entry(() => <p>Hi</p>),
        [],
      ).preview,
    ).toBe('<div><p>Hi</p></div>');
  });

  it('renders the inspector of a form, with the tab that the demo asks for', () => {
    function Trip() {
      const form = useForm({ city: 'Ulm' });
      return form.render('city')(<input />);
    }
    const inspect = (tab?: 'state') =>
      prerenderDemo({ ...demo, hasForm: true, inspect: tab }, entry(Trip), []).inspector;
    expect(inspect()).toMatch(/aria-selected="true"[^>]*>Model<.*city: &quot;Ulm&quot;/s);
    expect(inspect('state')).toMatch(/aria-selected="true"[^>]*>State<.*isDirty/s);
  });

  it('names a demo that throws, with the remedies', () => {
    expect(() => prerenderDemo(demo, entry(Broken), [])).toThrow(
      'demos/a/b.tsx: the demo threw while it was rendered: No price. Fix it; or mark it @client if it needs a browser, or @crashes if throwing is its purpose.',
    );
  });

  it('says it once for all the pages that show it', () => {
    expect(prerenderDemo(demo, entry(Broken), []).preview).toBe('');
  });

  it('names a demo that throws while it loads', () => {
    const load = () => {
      throw new Error('window is not defined');
    };
    expect(() => prerenderDemo({ ...demo, id: 'a-c' }, load, [])).toThrow(
      /a\/b\.tsx: .* window is not defined/,
    );
  });

  it('shows the crash of a demo that is marked so, without the stack of the build machine', () => {
    const { preview: html } = prerenderDemo({ ...demo, crashes: true }, entry(Broken), []);
    expect(html).toMatch(/^<div data-crashed>.*No price.*Error: No price/);
    expect(html).not.toContain('prerenderDemo');
  });

  it('refuses a mark that is not true', () => {
    expect(() =>
      prerenderDemo(
        { ...demo, crashes: true },
        entry(() => <p />),
        [],
      ),
    ).toThrow('demos/a/b.tsx: the demo is marked @crashes, but it rendered without throwing.');
  });

  it('leaves a demo to the browser that is marked @client', () => {
    expect(prerenderDemo({ ...demo, client: true }, entry(Broken), []).preview).toBe('');
  });

  it('skips a known server error with a warning', () => {
    const warn = jest.spyOn(logger, 'warn').mockImplementation(() => undefined);
    const Portal = () => createPortal('x', { nodeType: 1 } as unknown as Element);
    expect(prerenderDemo(demo, entry(Portal), []).preview).toBe('');
    expect(warn.mock.calls.flat().join()).toContain('"a-b" is rendered in the browser only');
  });
});

describe('styles of UI kits', () => {
  it('come with antd, light and dark', () => {
    const load = () => ({
      Component: () => <AntdButton>Go</AntdButton>,
      devtools,
      kits: [AntdKit],
    });
    const { preview: html } = prerenderDemo(demo, load, [prerenderAntd]);
    expect(html).toMatch(/^<style data-prerendered>/);
    expect(html).toContain('.ant-btn{');
    expect(html).toMatch(/\[data-theme='dark'\] \.demo-antd\{[^}]*--ant-color-bg-container:/);
    expect(html).toMatch(/<\/style><div><button[^>]*demo-antd/);
  });

  it('come with MUI, keyed on the attribute of the root element', () => {
    const load = () => ({ Component: () => <MuiButton>Go</MuiButton>, devtools, kits: [MuiKit] });
    const { preview: html } = prerenderDemo(demo, load, [prerenderMui]);
    expect(html).toMatch(/^<style data-emotion="css-global /);
    expect(html).toContain('[data-theme="dark"]{');
    expect(html).toMatch(/<style data-emotion="css [^"]+">\.css-/);
  });

  it('are the same however often a demo is rendered', () => {
    const load = () => ({
      Component: () => (
        <>
          <AntdButton>Go</AntdButton>
          <MuiButton>Go</MuiButton>
        </>
      ),
      devtools,
      kits: [AntdKit, MuiKit],
    });
    const { preview: once } = prerenderDemo(demo, load, [prerenderAntd, prerenderMui]);
    expect(prerenderDemo(demo, load, [prerenderAntd, prerenderMui]).preview).toBe(once);
    expect(once).toContain('<style data-prerendered>');
    expect(once).toContain('<style data-emotion=');
  });
});
