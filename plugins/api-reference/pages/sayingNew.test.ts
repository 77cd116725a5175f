import { sayingNew } from './sayingNew';

it('says a sentence once as long as it applies, and again when it applies again', () => {
  const said: string[] = [];
  const answer = sayingNew((sentence) => said.push(sentence));
  answer(['a', 'a']);
  answer(['a', 'b']);
  answer(['a', 'b']);
  expect(said).toEqual(['a', 'b']);
  answer([]);
  answer(['b']);
  expect(said).toEqual(['a', 'b', 'b']);
});
