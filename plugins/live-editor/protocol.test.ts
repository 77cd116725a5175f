import { MAX_HEIGHT, readFrameMessage } from './protocol';

describe('readFrameMessage', () => {
  it.each([
    [{ type: 'ready' }],
    [{ type: 'pong' }],
    [{ type: 'rendered', height: 20 }],
    [{ type: 'size', height: 0 }],
    [{ type: 'failed', fatal: true, failure: { kind: 'crash', message: 'no' } }],
    [{ type: 'logged', lines: [{ level: 'alert', text: 'hi' }], dropped: 0 }],
  ])('reads %j', (message) => {
    expect(readFrameMessage(message)).toEqual(message);
  });

  it.each([
    [undefined],
    [null],
    ['ready'],
    [[]],
    [{}],
    [{ type: 'start' }],
    [{ type: '__proto__' }],
    [{ type: 'size' }],
    [{ type: 'size', height: '20' }],
    [{ type: 'size', height: NaN }],
    [{ type: 'size', height: Infinity }],
    [{ type: 'failed', fatal: true }],
    [{ type: 'failed', fatal: true, failure: { kind: 'toString', message: '' } }],
  ])('takes %j for no message', (data) => {
    expect(readFrameMessage(data)).toBeUndefined();
  });

  it('keeps heights within bounds', () => {
    expect(readFrameMessage({ type: 'size', height: -5 })).toEqual({ type: 'size', height: 0 });
    expect(readFrameMessage({ type: 'size', height: 1e9 })).toEqual({
      type: 'size',
      height: MAX_HEIGHT,
    });
    expect(readFrameMessage({ type: 'size', height: 20.2 })).toEqual({ type: 'size', height: 21 });
  });

  it('takes no more text than can be read, and nothing that is no text', () => {
    const message = readFrameMessage({
      type: 'failed',
      fatal: 'yes',
      failure: {
        kind: 'crash',
        message: 'x'.repeat(1e6),
        stack: { toString: () => 'stack' },
        line: -1,
        column: 1.5,
        html: '<b>',
      },
    });
    expect(message).toEqual({
      type: 'failed',
      fatal: false,
      failure: { kind: 'crash', message: 'x'.repeat(2000) },
    });
  });

  it('takes only the first rows of a line of the console', () => {
    const lines = [
      { level: 'log', text: '\n'.repeat(5000) },
      { level: 'warn', text: 'a\nb' },
    ];
    const message = readFrameMessage({ type: 'logged', lines, dropped: 0 });
    const texts = (message as { lines: { text: string }[] }).lines.map(({ text }) => text);
    expect(texts).toEqual([`${'\n'.repeat(40)}…`, 'a\nb']);
  });
});
