import { renderHook } from '@testing-library/react';
import { useFormats } from './formats';

jest.mock('@docusaurus/useDocusaurusContext', () => () => ({ i18n: { currentLocale: 'en-US' } }));

const written = () => {
  const { time, kilobytes, count, day } = renderHook(() => useFormats()).result.current;
  return [time(1.2345), kilobytes(5217), count(10_000), day('2030-01-02')];
};

test('figures are written in the language of the page', () => {
  expect(written()).toEqual(['1.23', '5.2', '10,000', 'January 2, 2030']);
});

test('figures stay where the browser cannot write them', () => {
  const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { NumberFormat, DateTimeFormat } = Intl;
  Reflect.deleteProperty(Intl, 'NumberFormat');
  Reflect.deleteProperty(Intl, 'DateTimeFormat');
  expect(written()).toEqual(['1.2345', '5.217', '10000', '2030-01-02']);
  Object.assign(Intl, { NumberFormat, DateTimeFormat });
  log.mockRestore();
});
