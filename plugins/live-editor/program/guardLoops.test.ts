import { GUARD } from './codeWrapper';
import { guardLoops } from './guardLoops';

function guarded(code: string): string {
  const result = guardLoops(code);
  if ('message' in result) throw new Error(`${result.line}: ${result.message}`);
  return result.code;
}

/** Runs guarded code; gives what it returns and the lines that the guard was called with. */
function run(code: string, limit = Infinity): { value: unknown; lines: number[] } {
  const lines: number[] = [];
  const guard = (line: number) => {
    lines.push(line);
    if (lines.length >= limit) throw new RangeError('stopped');
  };
  const module = new Function('require', 'module', 'exports', GUARD, guarded(code)) as (
    ...parameters: unknown[]
  ) => unknown;
  return { value: module(undefined, undefined, undefined, guard), lines };
}

describe('guardLoops', () => {
  it.each([
    ['while', 'let i = 0; while (i < 3) i += 1; return i'],
    ['while with a block', 'let i = 0; while (i < 3) { i += 1 } return i'],
    ['do', 'let i = 0; do i += 1; while (i < 3) return i'],
    ['do without a semicolon', 'let i = 0\ndo i += 1\nwhile (i < 3)\nreturn i'],
    ['for', 'let n = 0; for (let i = 0; i < 3; i += 1) n += 1; return n'],
    ['for without a part', 'let i = 0; for (/* ; */;;) { if (i === 3) break; i += 1 } return i'],
    ['for with an empty body', 'let i = 0; for (; i < 3; i += 1); return i'],
    ['for in', 'let n = 0; for (const key in { a: 1, b: 2, c: 3 }) n += 1; return n'],
    ['for of', 'let n = 0; for (const x of [1, 2, 3]) n += x / 2; return n'],
    [
      'a label',
      'let i = 0; a: for (;;) { for (;;) { i += 1; if (i < 3) continue a; break a } } return i',
    ],
    [
      'loops in each other',
      'let n = 0; for (const a of [1]) for (const b of [1, 2, 3]) n += 1; return n',
    ],
    [
      'a loop in a condition',
      'let i = 0; if (i) while (i) i += 1; else for (; i < 3; ) i += 1; return i',
    ],
    [
      'keywords used as names',
      'return "while (1)".length - /for\\(;;\\)/.source.length + 3 // while (1)',
    ],
    ['templates', 'return `${[1, 2, 3].map((x) => `for(;;)${x}`).length}while(1)`.length - 6'],
  ])('leaves the meaning of %s as it is', (_, code) => {
    const plain: unknown = new Function(code)();
    expect(run(code).value).toEqual(plain);
  });

  it.each([
    ['while (true);'],
    ['while (true) {}'],
    ['do ; while (true)'],
    ['for (;;);'],
    ['for (;;) continue;'],
    ['a: for (;;) { for (;;) continue a }'],
    ['const list = [1]; for (const x of list) list.push(x)'],
    ['const key = new Map([[0, 0]]); for (const [k] of key) { key.delete(k); key.set(k, 0) }'],
    ['for (;;) { try { throw 1 } catch { continue } finally {} }'],
    ['const f = () => f(); f()'],
    ['const f = (n) => n < 0 ? n : f(n) + f(n); f(40)'],
    ['function f() { "use strict"; return f() } f()'],
    ['class A { constructor() { new A() } } new A()'],
    ['class A extends Object { get a() { return this.a } } new A().a'],
    ['class A { static { for (;;); } }'],
    ['class A { a = (() => { for (;;); })() } new A()'],
    ['const o = { toString() { return `${this}` } }; `${o}`'],
    ['function* g() { for (;;) yield 1 } for (const x of g());'],
    ['function f(a = f()) {} const g = () => { for (;;) f(1) }; g()'],
  ])('brings %s to an end', (code) => {
    expect(() => run(code, 500)).toThrow('stopped');
  });

  it('brings endless async code to an end', async () => {
    const { value } = run(
      `return (async () => { async function* g() { for (;;) yield 1 } for await (const x of g()); })()`,
      500,
    );
    await expect(value).rejects.toThrow('stopped');
    const promises = run('const next = async () => { await 0; return next() }; return next()', 500);
    await expect(promises.value).rejects.toThrow('stopped');
  });

  it.each([
    ['() => ({ a: 1 })', { a: 1 }],
    ['() => (1, 2)', 2],
    ['() => /* { */ [1]', [1]],
    ['() => () => 1', expect.any(Function)],
    ['function () { "use strict"; return this }', undefined],
    ['() => function () {}', expect.any(Function)],
  ])('leaves what %s returns', (code, value) => {
    const made = run(`return ${code}`).value as () => unknown;
    expect(made()).toEqual(value);
  });

  it('reports the line of the loop or function', () => {
    const { lines } = run('\nconst f = () => {\n  for (const x of [1, 2])\n    x;\n};\nf();');
    expect(lines).toEqual([2, 3, 3]);
  });

  it('moves no line', () => {
    const code = 'for (;;)\n  // while\n  break;\nconst f = () =>\n  1;\nthrow 2;';
    expect(guarded(code).split('\n')).toHaveLength(6);
    expect(guarded(code).split('\n')[5]).toBe('throw 2;');
  });

  it.each([
    ['const a = 1;\n\nconst a = 2;', 3, "Identifier 'a' has already been declared"],
    ['\nconst module = 1;', 2, "Identifier 'module' has already been declared"],
    ['/a/gg', 1, 'Duplicate regular expression flag'],
    ['"use strict";\ndelete x;', 2, 'Deleting local variable in strict mode'],
    ['break;', 1, 'Unsyntactic break'],
  ])('reports the line of the mistake in %j', (code, line, message) => {
    expect(guardLoops(code)).toEqual({ line, message });
  });

  it('reads code that is very long', () => {
    const code = `return ${'x => '.repeat(200)}1;\n${'for (const a of []) a;\n'.repeat(1000)}`;
    expect(guarded(code).match(new RegExp(GUARD, 'g'))).toHaveLength(1200);
  });
});
