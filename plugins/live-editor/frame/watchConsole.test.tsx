import { logText, MAX_LINES, watchConsole } from './watchConsole';

describe('logText', () => {
  it.each<[unknown[], string]>([
    [['a', 1, true, null], 'a 1 true null'],
    [[{ name: 'Ada', tags: ['x'] }], "{ name: 'Ada', tags: [ 'x' ] }"],
    [['%s is %d %c%%', 'Ada', 36, 'color: red'], 'Ada is 36 %'],
    [['100%'], '100%'],
    [['%s'], '%s'],
    [[undefined], 'undefined'],
  ])('of %j is %j', (values, text) => {
    expect(logText(values)).toBe(text);
  });
});

describe('watchConsole', () => {
  const original = { ...console };
  beforeEach(() => {
    jest.useFakeTimers();
    for (const method of [
      'debug',
      'log',
      'info',
      'warn',
      'error',
      'dir',
      'table',
      'trace',
      'assert',
      'count',
      'countReset',
      'time',
      'timeLog',
      'timeEnd',
    ] as const)
      console[method] = jest.fn();
  });
  afterEach(() => {
    Object.assign(console, original);
    jest.useRealTimers();
  });

  it('sends the last lines of a span together, and counts those before', () => {
    const send = jest.fn();
    watchConsole(send);
    console.warn('first');
    for (let line = 0; line < MAX_LINES + 9; line += 1) console.log(line);
    expect(send).not.toHaveBeenCalled();
    jest.advanceTimersByTime(100);
    expect(send).toHaveBeenCalledTimes(1);
    const [lines, dropped] = send.mock.calls[0] as [unknown[], number];
    expect(lines.at(-1)).toEqual({ level: 'log', text: String(MAX_LINES + 8) });
    expect([lines.length, dropped]).toEqual([MAX_LINES, 10]);
    const flush = send.mock.calls.length;
    jest.advanceTimersByTime(1000);
    expect(send).toHaveBeenCalledTimes(flush);
    console.error('later');
    jest.advanceTimersByTime(100);
    expect(send).toHaveBeenLastCalledWith([{ level: 'error', text: 'later' }], 0);
  });

  it('sends at once what was logged before the end', () => {
    const send = jest.fn();
    const flush = watchConsole(send);
    console.log('last words');
    flush();
    jest.runAllTimers();
    expect(send.mock.calls).toEqual([[[{ level: 'log', text: 'last words' }], 0]]);
  });

  it('reports tables, objects, traces and failed assertions, and cuts off long lines', () => {
    const send = jest.fn();
    const flush = watchConsole(send);
    console.table([{ a: 1 }]);
    console.dir({ b: 2 });
    console.trace('here');
    console.assert(true, 'not this');
    console.assert(false, 'sum is', 3);
    console.log('x'.repeat(1e6));
    flush();
    const [lines] = send.mock.calls[0] as [{ level: string; text: string }[]];
    expect(lines.slice(0, -1)).toEqual([
      { level: 'log', text: '[ { a: 1 } ]' },
      { level: 'log', text: '{ b: 2 }' },
      { level: 'log', text: 'here' },
      { level: 'error', text: 'Assertion failed sum is 3' },
    ]);
    expect(lines.at(-1)?.text).toHaveLength(2000);
  });

  it('reports what is counted and timed', () => {
    const send = jest.fn();
    const flush = watchConsole(send);
    console.count();
    console.count();
    console.count('renders');
    console.countReset();
    console.count();
    console.time('load');
    console.time('load');
    console.timeLog('load', { rows: 3 });
    console.timeEnd('load');
    console.timeEnd('load');
    flush();
    const [lines] = send.mock.calls[0] as [{ text: string }[]];
    expect(lines.map(({ text }) => text)).toEqual([
      'default: 1',
      'default: 2',
      'renders: 1',
      'default: 1',
      expect.stringMatching(/^load: \d+\.\d ms \{ rows: 3 \}$/),
      expect.stringMatching(/^load: \d+\.\d ms$/),
    ]);
  });

  it('reports dialogs, which the sandbox does not show, and answers them with Cancel', () => {
    const { alert, confirm, prompt } = window;
    const send = jest.fn();
    const flush = watchConsole(send);
    expect(window.alert('100%')).toBeUndefined();
    window.alert(new Error('boom'));
    window.alert();
    expect(window.confirm('Delete it?')).toBe(false);
    expect(window.prompt('Your name', 'Ada')).toBeNull();
    flush();
    Object.assign(window, { alert, confirm, prompt });
    expect(send.mock.calls).toEqual([
      [
        [
          { level: 'alert', text: '100%' },
          { level: 'alert', text: 'Error: boom' },
          { level: 'alert', text: '' },
          { level: 'question', text: 'Delete it?' },
          { level: 'question', text: 'Your name' },
        ],
        0,
      ],
    ]);
  });
});
