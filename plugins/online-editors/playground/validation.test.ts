import type { Project } from '@stackblitz/sdk';
import {
  assertFileDiff,
  assertSlug,
  clampPercent,
  TEMPLATES,
  validatePlaygroundOptions,
  validateProject,
  type PlaygroundOptions,
} from './validation';

const project = (overrides: object) =>
  ({ title: 'A', template: 'node', files: {}, ...overrides }) as Project;

describe('the template of a project', () => {
  test.each(TEMPLATES)('%s is accepted', (template) => {
    const warn = jest.fn();
    expect(validateProject(project({ template }), warn)).toMatchObject({ template });
    expect(warn).not.toHaveBeenCalled();
  });

  test.each([
    ['svelte', "'svelte'"],
    ['Node', "'Node'"],
    ['', "''"],
    [undefined, 'undefined'],
    [7, '7'],
  ])('%p is warned about', (template, shown) => {
    const warn = jest.fn();
    validateProject(project({ template }), warn);
    expect(warn.mock.calls).toEqual([
      [
        `Unsupported template: must be one of 'angular-cli', 'create-react-app', 'html', 'javascript', 'node', 'polymer', 'typescript', 'vue', got ${shown}.`,
      ],
    ]);
  });
});

describe('the dependencies of a project', () => {
  test('are left out with a warning under the node template', () => {
    const warn = jest.fn();
    const valid = validateProject(project({ dependencies: { react: '19' } }), warn);
    expect(valid.dependencies).toBeUndefined();
    expect(warn.mock.calls).toEqual([
      [
        "Invalid dependencies: with the template 'node' they must be in a package.json file. They are left out.",
      ],
    ]);
  });

  test('stay under another template', () => {
    const warn = jest.fn();
    const given = project({ template: 'typescript', dependencies: { react: '19' } });
    expect(validateProject(given, warn)).toEqual(given);
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('options of a playground', () => {
  const check = (options: object) => {
    const warn = jest.fn<void, [string]>();
    const valid = validatePlaygroundOptions(options as PlaygroundOptions, warn);
    return { valid, warnings: warn.mock.calls.flat() };
  };

  test.each([
    ...['project', 'search', 'ports', 'settings'].map((value) => ['sidebarView', value] as const),
    ...['light', 'dark'].map((value) => ['theme', value] as const),
    ...['editor', 'preview'].map((value) => ['view', value] as const),
  ])('%s may be %s', (name, value) => {
    expect(check({ [name]: value })).toEqual({
      valid: { [name]: value, height: 300 },
      warnings: [],
    });
  });

  test.each([
    ['sidebarView', 'files', "'project', 'search', 'ports', 'settings', got 'files'"],
    ['sidebarView', 1, "'project', 'search', 'ports', 'settings', got 1"],
    ['theme', 'auto', "'light', 'dark', got 'auto'"],
    ['theme', 'default', "'light', 'dark', got 'default'"],
    ['theme', null, "'light', 'dark', got null"],
    ['view', 'both', "'editor', 'preview', got 'both'"],
    ['view', true, "'editor', 'preview', got true"],
  ])('%s %p is warned about and left out', (name, value, shown) => {
    expect(check({ [name]: value })).toEqual({
      valid: { height: 300 },
      warnings: [`Invalid ${name}: must be one of ${shown}. It is left out.`],
    });
  });

  const percentNames = ['devToolsHeight', 'terminalHeight'];
  test.each(
    percentNames.flatMap((name) =>
      [
        [-1, 0],
        [0, 0],
        [0.4, 0],
        [49.5, 50],
        [99.6, 100],
        [100, 100],
        [100.4, 100],
        [1e9, 100],
        [Infinity, 100],
        [-Infinity, 0],
      ].map(([given, held]) => [name, given, held] as const),
    ),
  )('%s %p becomes %p', (name, given, held) => {
    expect(check({ [name]: given })).toEqual({
      valid: { [name]: held, height: 300 },
      warnings: [],
    });
  });

  test.each(
    percentNames.flatMap((name) => [NaN, '50', null].map((value) => [name, value] as const)),
  )('%s %p is warned about and left out', (name, value) => {
    const shown = typeof value === 'string' ? `'${value}'` : String(value);
    expect(check({ [name]: value })).toEqual({
      valid: { height: 300 },
      warnings: [`Invalid ${name}: must be a number from 0 to 100, got ${shown}. It is left out.`],
    });
  });

  test.each([
    [undefined, 300],
    [0, 0],
    [450, 450],
    [450.5, 450.5],
    [5000, 5000],
  ])('the height %p is %p px, not clamped', (height, held) => {
    expect(check({ height })).toEqual({ valid: { height: held }, warnings: [] });
  });

  test.each([
    [-1, '-1'],
    [NaN, 'NaN'],
    ['100%', "'100%'"],
    [null, 'null'],
  ])('the height %p is warned about', (height, shown) => {
    expect(check({ height })).toEqual({
      valid: { height: 300 },
      warnings: [`Invalid height: must be a number of pixels, got ${shown}. 300 is used.`],
    });
  });

  test('several wrong ones are all named, and the rest stays', () => {
    const { valid, warnings } = check({
      theme: 'x',
      view: 'y',
      openFile: 'a.ts',
      showSidebar: false,
    });
    expect(valid).toEqual({ openFile: 'a.ts', showSidebar: false, height: 300 });
    expect(warnings).toHaveLength(2);
  });

  test('a wrong option does not change what the caller holds', () => {
    const options = { theme: 'x' };
    check(options);
    expect(options).toEqual({ theme: 'x' });
  });
});

test('a percentage is held between 0 and 100 and rounded', () => {
  expect([-5, 33.3, 66.6, 200].map(clampPercent)).toEqual([0, 33, 67, 100]);
});

describe('a file diff', () => {
  test.each([
    { create: {}, destroy: [] },
    { create: { 'a.ts': '' }, destroy: ['b.ts'] },
  ])('%p is accepted', (diff) => {
    expect(() => assertFileDiff(diff)).not.toThrow();
  });

  test.each([
    undefined,
    null,
    'a',
    {},
    { create: {} },
    { destroy: [] },
    { create: null, destroy: [] },
    { create: [], destroy: [] },
    { create: { 'a.ts': 1 }, destroy: [] },
    { create: {}, destroy: {} },
    { create: {}, destroy: 'a.ts' },
    { create: {}, destroy: [1] },
  ])('%p is refused', (diff) => {
    expect(() => assertFileDiff(diff)).toThrow(
      new Error('Invalid diff: create must be an object of files, destroy a list of paths'),
    );
  });
});

test.each([
  ['project id', '', "a text such as 'vitejs-vite', got ''"],
  ['project id', undefined, "a text such as 'vitejs-vite', got undefined"],
  ['repository', ' ', "a text such as 'owner/name' or 'owner/name/tree/branch', got ' '"],
] as const)('an empty %s (%p) is refused', (kind, slug, shown) => {
  expect(() => assertSlug(kind, slug)).toThrow(new Error(`Invalid ${kind}: expected ${shown}`));
});
