import { majorVersions, versionMenu } from './majorVersions';

test.each(['', '1'])('with %p, there is no menu', (asked) => {
  const versions = majorVersions(asked, '1.5.0', '/bindform/');
  expect(versions.isNewest).toBe(true);
  expect(versionMenu(versions, '')).toEqual([]);
});

test('the newest version links to the earlier ones', () => {
  const versions = majorVersions('3,2,1', '3.0.1', '/');
  expect(versions.isNewest).toBe(true);
  expect(versionMenu(versions, 'zh-CN/')).toMatchObject([
    {
      label: '3.x',
      items: [
        { label: '3.x', to: 'pathname:///zh-CN/' },
        { label: '2.x', to: 'pathname:///v2/zh-CN/' },
        { label: '1.x', to: 'pathname:///v1/zh-CN/' },
      ],
    },
  ]);
});

test('an earlier version links to the newest one', () => {
  const versions = majorVersions('2,1', '1.9.0', '/bindform/v1/');
  expect(versions.isNewest).toBe(false);
  expect(versionMenu(versions, '')).toMatchObject([
    {
      label: '1.x',
      items: [
        { label: '2.x', to: 'pathname:///bindform/' },
        { label: '1.x', to: 'pathname:///bindform/v1/' },
      ],
    },
  ]);
});

test.each(['2', '2.0', 'v1', '1,', ' 1'])('%p is rejected with what to write', (asked) => {
  expect(() => majorVersions(asked, '1.5.0', '/bindform/')).toThrow(
    `SITE_MAJORS is "${asked}". Write the documented major versions, newest first, such as 2,1. This build documents version 1.`,
  );
});

test('an earlier version has to be in its folder', () => {
  expect(() => majorVersions('2,1', '1.5.0', '/bindform/')).toThrow(
    'SITE_BASE_URL is "/bindform/", but an earlier major version is published in a folder. Append v1/ to it.',
  );
});
