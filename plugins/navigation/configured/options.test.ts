import { validateOptions, validateSidebarOptions } from './options';

const validate = (options: unknown) =>
  validateOptions({ options } as Parameters<typeof validateOptions>[0]);

describe('the options', () => {
  it('may be left out', () => {
    expect(validate({})).toEqual({ id: 'default' });
    expect(validateSidebarOptions({})).toEqual({});
  });

  it('take overridden, prepended and appended entries of two levels', () => {
    const options = {
      override: { api: { label: 'Reference' }, types: false },
      prepend: [{ label: 'News', to: '/news' }],
      append: [{ label: 'More', items: [{ label: 'Blog', href: 'https://example.org' }] }],
    };
    expect(validate(options)).toEqual({ id: 'default', ...options });
  });

  it.each([
    [{ before: [] }, '"before" is not allowed'],
    [{ levels: 3 }, '"levels" must be one of [1, 2]'],
    [{ prepend: { label: 'News' } }, '"prepend" must be an array'],
    [
      { append: [{ label: 'News' }] },
      '"append[0]" leads nowhere; give it a "to", an "href" or a "type"',
    ],
    [
      { append: [{ label: 'More', items: [] }] },
      '"append[0].items" is empty; give it an entry or leave it out',
    ],
    [
      { append: [{ label: 'More', items: [{ to: '/x', items: [{ to: '/y' }] }] }] },
      '"append[0].items[0].items" would be a third level; the navbar has two',
    ],
    [
      { override: { api: 'Reference' } },
      '"override.api" must be false or an object of fields to replace',
    ],
  ])('%j are refused in a sentence', (options, reason) => {
    expect(() => validate(options)).toThrow(
      `The navigation options are wrong: ${reason}. See plugins/navigation/README.md.`,
    );
  });

  it('of the sidebars are refused in a sentence too', () => {
    expect(() => validateSidebarOptions({ intro: { append: [{ label: 'x' }] } })).toThrow(
      'The navigation options are wrong: "intro.append[0].type" is required. See plugins/navigation/README.md.',
    );
  });
});
