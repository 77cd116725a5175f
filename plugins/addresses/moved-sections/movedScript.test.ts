import { movedScript } from './movedScript';

const SCRIPT = movedScript([
  ['/b/intro/vaild-async', ['async', 'vaild-async']],
  ['/b/intro/vaild-schema', ['schema']],
]);

/** Runs the script at an address, and returns the arguments of `location.replace`. */
function redirectsFrom(address: string): unknown[] {
  const { search, hash } = new URL(`https://example.com${address}`);
  const replace = jest.fn();
  new Function('location', SCRIPT)({ search, hash, replace });
  return replace.mock.calls.flat();
}

test.each([
  ['/b/intro/vaild#async', '/b/intro/vaild-async#async'],
  ['/b/intro/vaild?tab=a#vaild-async', '/b/intro/vaild-async?tab=a#vaild-async'],
  ['/b/intro/vaild#schema', '/b/intro/vaild-schema#schema'],
])('%s redirects to %s', (address, expected) => {
  expect(redirectsFrom(address)).toEqual([expected]);
});

test.each(['', '#', '#rules', '#asyn', '#async schema', '#%20', '#constructor', '#%'])(
  'an address with "%s" does not redirect',
  (hash) => {
    expect(redirectsFrom(`/b/intro/vaild${hash}`)).toEqual([]);
  },
);
