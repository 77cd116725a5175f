import { chosenPort } from './port';

it('takes the option before the environment variable, and 3000 without either', () => {
  process.env.PORT = '4000';
  expect(chosenPort()).toBe(4000);
  expect(chosenPort(['--port', '5000'])).toBe(5000);
  delete process.env.PORT;
  expect(chosenPort([])).toBe(3000);
});

it.each([
  [['--prot', '5000'], '--prot'],
  [['--port', 'many'], 'got "many"'],
  [['--port', '65536'], '65535'],
])('refuses %p', (args, said) => {
  expect(() => chosenPort(args)).toThrow(said);
});
