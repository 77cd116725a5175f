import { startWorker } from './startWorker';

class FakeWorker {
  constructor(readonly given: URL) {
    if (given.pathname === '/refused.js') throw new Error('refused');
  }
}

beforeEach(() => {
  window.Worker = FakeWorker as never;
});

const start = (name: string) => () => new Worker(new URL(name, 'https://site.example'));

test('a worker is started with the address of its script', () => {
  const { worker, address } = startWorker(start('/a.js'));
  expect(address).toBe('https://site.example/a.js');
  expect(worker).toBeInstanceOf(FakeWorker);
  expect(window.Worker).toBe(FakeWorker);
});

test('one that is refused leaves the page as it was', () => {
  expect(() => startWorker(start('/refused.js'))).toThrow('refused');
  expect(window.Worker).toBe(FakeWorker);
});
