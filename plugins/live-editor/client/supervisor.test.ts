import { endSilentFrames, endSlowFrame, supervise, type Supervised } from './supervisor';

/** A frame that notes what is done with it. */
function frame(
  state: { silent?: boolean; slow?: boolean; focus?: boolean; loading?: boolean } = {},
  log: string[] = [],
  name = '',
) {
  const note = (what: string) => () => void log.push(what + name);
  const supervised: Supervised = {
    isSilent: () => state.silent === true,
    isSlow: () => state.slow === true,
    hasBegun: () => state.loading !== true,
    hasFocus: () => state.focus === true,
    remove: () => {
      release();
      note('removed')();
    },
    blame: (kind) => note(`blamed: ${kind}`)(),
    restart: note('restarted'),
    forgive: note('forgiven'),
  };
  const release = supervise(supervised);
  return { log, release };
}

describe('endSilentFrames', () => {
  it('blames the frame started last and starts the other silent ones again', () => {
    const first = frame({ silent: true });
    const healthy = frame();
    const last = frame({ silent: true });
    endSilentFrames();
    expect(first.log).toEqual(['removed', 'restarted']);
    expect(last.log).toEqual(['removed', 'blamed: silent']);
    expect(healthy.log).toEqual([]);
    healthy.release();
  });

  it('blames the frame that the reader is in', () => {
    const focused = frame({ silent: true, focus: true });
    const last = frame({ silent: true });
    endSilentFrames();
    expect(focused.log).toEqual(['removed', 'blamed: silent']);
    expect(last.log).toEqual(['removed', 'restarted']);
  });

  it('does not blame a frame that is still loading when another has run', () => {
    const guilty = frame({ silent: true });
    const loading = frame({ silent: true, loading: true });
    endSilentFrames();
    expect(guilty.log).toEqual(['removed', 'blamed: silent']);
    expect(loading.log).toEqual(['removed', 'restarted']);
  });

  it('removes all before it starts any, since their process must go first', () => {
    const order: string[] = [];
    for (const name of [' a', ' b']) frame({ silent: true }, order, name);
    endSilentFrames();
    expect(order).toEqual(['removed a', 'removed b', 'restarted a', 'blamed: silent b']);
  });
});

describe('endSlowFrame', () => {
  it('ends the slow frame started last, and gives the others another chance', () => {
    const first = frame({ slow: true });
    const last = frame({ slow: true });
    const healthy = frame();
    endSlowFrame();
    expect(last.log).toEqual(['removed', 'blamed: heavy']);
    expect(first.log).toEqual(['forgiven']);
    for (const { release } of [first, healthy]) release();
  });

  it('ends the slow frame that the reader is in', () => {
    const focused = frame({ slow: true, focus: true });
    const last = frame({ slow: true });
    endSlowFrame();
    expect(focused.log).toEqual(['removed', 'blamed: heavy']);
    last.release();
  });

  it('leaves a page alone whose frames answer in time', () => {
    const healthy = frame();
    endSlowFrame();
    expect(healthy.log).toEqual([]);
    healthy.release();
  });
});
