import { translationProblems } from '../../plugins/words/translationProblems';
import { SITE_DIR } from '../support/site';

test('every page, heading and message is there in Chinese, and nothing is left over', () => {
  expect(translationProblems(SITE_DIR, 'zh-CN')).toEqual([]);
}, 300_000);
