import { endSilentFrames, supervise } from './supervisor';

function frame(state: { silent?: boolean; focus?: boolean } = {}) {
  const log: string[] = [];
  const release = supervise({
    isSilent: () => state.silent === true,
    hasFocus: () => state.focus === true,
    remove: () => {
      release();
      log.push('removed');
    },
    blame: () => log.push('blamed'),
    restart: () => log.push('restarted'),
  });
  return { log, release };
}

describe('endSilentFrames', () => {
  it('blames the frame started last and starts the other silent ones again', () => {
    const first = frame({ silent: true });
    const healthy = frame();
    const last = frame({ silent: true });
    endSilentFrames();
    expect(first.log).toEqual(['removed', 'restarted']);
    expect(last.log).toEqual(['removed', 'blamed']);
    expect(healthy.log).toEqual([]);
    healthy.release();
  });

  it('blames the frame that the reader is in', () => {
    const focused = frame({ silent: true, focus: true });
    const last = frame({ silent: true });
    endSilentFrames();
    expect(focused.log).toEqual(['removed', 'blamed']);
    expect(last.log).toEqual(['removed', 'restarted']);
  });

  it('removes all before it starts any, since their process must go first', () => {
    const order: string[] = [];
    const releases = ['a', 'b'].map((name) =>
      supervise({
        isSilent: () => true,
        hasFocus: () => false,
        remove: () => order.push(`remove ${name}`),
        blame: () => order.push(`blame ${name}`),
        restart: () => order.push(`restart ${name}`),
      }),
    );
    endSilentFrames();
    expect(order).toEqual(['remove a', 'remove b', 'restart a', 'blame b']);
    for (const release of releases) release();
  });
});
