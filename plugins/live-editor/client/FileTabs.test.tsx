import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FileTabs } from './FileTabs';

jest.mock('@docusaurus/Translate', () =>
  jest.requireActual('@site/tests/support/docusaurus/Translate'),
);

it.each(['Alt', 'Control', 'Meta', 'Shift'])(
  'leaves keys with %s to the browser',
  async (modifier) => {
    const onSelect = jest.fn();
    const onDelete = jest.fn();
    const name = (file: string) => file;
    render(
      <FileTabs
        files={['a.tsx', 'b.tsx']}
        selected="a.tsx"
        tabId={name}
        panelId={name}
        faulty={[]}
        onSelect={onSelect}
        onDelete={onDelete}
      />,
    );
    screen.getByRole('tab', { name: 'a.tsx' }).focus();
    await userEvent.keyboard(`{${modifier}>}{ArrowRight}{End}{Delete}{/${modifier}}`);
    expect(onSelect).not.toHaveBeenCalled();
    expect(onDelete).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowRight}{Delete}');
    expect(onSelect).toHaveBeenCalledWith('b.tsx');
    expect(onDelete).toHaveBeenCalledTimes(1);
  },
);
