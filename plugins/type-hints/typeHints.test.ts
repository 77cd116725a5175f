import { hintedHtml } from './hintedHtml';
import { typeHints } from './typeHints';

const SAMPLE = `const pet = { name: 'Rex', tags: ['<b>'] };
//    ^?
const name = pet.name;
//               ^?
// @errors: 2322
const age: number = pet.name;
`;

describe('type hints', () => {
  const sample = typeHints(SAMPLE, __dirname);

  it('show the types that are asked for and the errors that are announced', () => {
    const hints = sample.hints.map(({ start, length, text, isError }) => ({
      at: sample.code.slice(start, start + length),
      text,
      isError,
    }));
    expect(hints).toEqual([
      { at: 'pet', text: expect.stringMatching(/^pet: \{\s+name: string;/), isError: false },
      { at: 'name', text: expect.stringMatching(/name: string$/), isError: false },
      { at: 'age', text: "Type 'string' is not assignable to type 'number'.", isError: true },
    ]);
  });

  it('leave out the comments that ask', () => {
    expect(sample.code).not.toMatch(/\^\?|@errors/);
  });

  it('become buttons with tooltips, the code being the same', () => {
    const html = hintedHtml(sample, 'pets');
    expect(html).toContain(
      '<button type="button" class="type-hint type-hint--error" aria-describedby="pets-hint-2">age</button>' +
        '<span role="tooltip" id="pets-hint-2" class="type-hint__card">',
    );
    const text = html.replace(/<span role="tooltip".*?<\/span>/gs, '').replace(/<[^>]+>/g, '');
    expect(text.replaceAll('&lt;', '<').replaceAll('&gt;', '>').trim()).toBe(sample.code.trim());
  });

  it('refuse an unexpected error', () => {
    expect(() => typeHints('const age: number = "three";', __dirname)).toThrow(/2322/);
  });
});
