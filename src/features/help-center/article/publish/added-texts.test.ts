import { expect, it } from 'vitest';
import { createPublishProblem } from '~/lib/markdown/publish-problem';
import { type AddedText, listImageTextFields } from './added-texts';

const CODE = 'alternative_text_missing';
const [a, b, c, d] = ['a', 'b', 'c', 'd'].map((name) =>
  createPublishProblem(CODE, name === 'd' ? 5 : 2, name),
);
const words = (problems: Parameters<typeof listImageTextFields>[0], mended: readonly AddedText[]) =>
  listImageTextFields(problems, CODE, mended).map(
    (one) => `${one.problem.subject}${one.place}${one.image === null ? ` ${one.index}` : `!${one.image}`}`,
  );

it('a field for an alternative text keeps its position after the text is added and the article is checked again', () => {
  if (!a || !b || !c || !d) return expect.unreachable();
  const first = [a, b, c, d];
  expect(words(first, [])).toEqual(['a0 0', 'b1 1', 'c2 2', 'd0 0']);
  const second: AddedText = { problem: b, place: 1, image: 4, known: first, at: 1 };
  expect(words(first, [second])).toEqual(['a0 0', 'b1!4', 'c2 1', 'd0 0']);
  const checked = [a, c, d];
  expect(words(checked, [second])).toEqual(['a0 0', 'b1!4', 'c2 1', 'd0 0']);
  const third: AddedText = { problem: c, place: 2, image: 5, known: checked, at: 1 };
  expect(words(checked, [second, third])).toEqual(['a0 0', 'b1!4', 'c2!5', 'd0 0']);
  expect(words([d], [second, third, { problem: a, place: 0, image: 3, known: checked, at: 0 }])).toEqual([
    'a0!3',
    'b1!4',
    'c2!5',
    'd0 0',
  ]);
});
