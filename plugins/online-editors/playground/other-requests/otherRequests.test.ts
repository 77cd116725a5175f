import { otherRequests } from './otherRequests';

const request = jest.fn().mockResolvedValue({});
const { setPreviewPath } = otherRequests({ request });

beforeEach(() => request.mockClear());

describe('a preview path', () => {
  test.each(['/', '/about', '/a?b#c'])('%p is sent', async (path) => {
    await setPreviewPath(path);
    expect(request).toHaveBeenCalledWith('SDK_SET_PREVIEW_URL', { path });
  });

  test.each([
    ['about', 'about'],
    ['', ''],
    ['https://a.test/', 'https://a.test/'],
    [undefined, 'undefined'],
    [null, 'null'],
    [5, '5'],
  ])('%p is refused', async (path, shown) => {
    await expect(setPreviewPath(path as string)).rejects.toThrow(
      new Error(`Invalid preview path: expected a string starting with '/', got ${shown}`),
    );
    expect(request).not.toHaveBeenCalled();
  });
});
