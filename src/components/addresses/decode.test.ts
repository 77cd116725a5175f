import { decodeAddress, decodeAddressPart } from './decode';

test.each([
  ['/a%20b/%E4%B8%AD', '/a b/中', '/a b/中'],
  ['/a%2Fb', '/a%2Fb', '/a/b'],
  ['%', '%', '%'],
  ['/%E4%A', '/%E4%A', '/%E4%A'],
  ['100%25%', '100%25%', '100%25%'],
  ['%ZZ', '%ZZ', '%ZZ'],
  ['', '', ''],
])('%s', (text, address, part) => {
  expect(decodeAddress(text)).toBe(address);
  expect(decodeAddressPart(text)).toBe(part);
});
