import { fetchPart } from '@site/src/components/siteFiles/loadPart';
import { dataFile } from './dataFile';

jest.mock('@site/src/components/siteFiles/loadPart');
const fetched = jest.mocked(fetchPart);
beforeEach(() => fetched.mockReset());

it('fetches a file once, when it is first read', async () => {
  fetched.mockResolvedValue('{"id":"a"}');
  const read = dataFile('/a.json');
  expect(fetched).not.toHaveBeenCalled();
  expect(await Promise.all([read(), read()])).toEqual([{ id: 'a' }, { id: 'a' }]);
  expect(fetched.mock.calls).toEqual([['/a.json']]);
});

it('tries again after a failure', async () => {
  fetched.mockRejectedValueOnce(new Error('gone')).mockResolvedValue('1');
  const read = dataFile('/a.json');
  await expect(read()).rejects.toThrow('gone');
  expect(await read()).toBe(1);
});
