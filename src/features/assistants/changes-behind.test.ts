import { expect, it } from 'vitest';
import type { AssistantContent } from '~/drafts/assistant-drafts';
import { differenceModel } from '~/lib/difference/fixtures/models';
import { unifiedDifference } from '~/sandbox/unified-difference';
import { ownChanges } from './assistant-edits';
import { changesBehind } from './changes-behind';
import { contentLines } from './expected-difference';

const lines = (name: string) => [1, 2, 3, 4, 5, 6, 7, 8].map((number) => `${name} ${number}.\n`).join('');
const [FILLER, FURTHER] = [lines('Rule'), lines('Case')];
const content = (text: string): AssistantContent => ({
  name: 'Support',
  description: null,
  config: { model: 'large' },
  texts: { 'config.prompt': text },
});

function behind(before: string, after: string) {
  const [base, edited] = [content(before), content(after)];
  const { changes } = ownChanges(base, edited);
  const model = differenceModel(unifiedDifference(contentLines(base), contentLines(edited)));
  return changesBehind(model, base, changes).map((ids) =>
    [...ids].map((id) => changes.findIndex((change) => change.id === id)),
  );
}

it('tells two changes of equal lines apart', () => {
  const text = `Be brief.\n${FILLER}Be brief.\n${FURTHER}Be brief.`;
  const edited = `Be kind.\n${FILLER}Be brief.\n${FURTHER}Be exact.`;
  expect(behind(text, edited)).toEqual([[0], [1]]);
});

it('tells equal lines apart that are changed alike', () => {
  const text = `Be brief.\n${FILLER}Be brief.\n${FURTHER}End.`;
  expect(behind(text, text.replaceAll('brief', 'kind'))).toEqual([[0], [1]]);
});

it('finds a blank line by its place', () => {
  const text = `Start.\n${FILLER}Middle.\n${FURTHER}End.`;
  expect(behind(text, text.replace('Middle.', '\nMiddle.').replace('End.', 'Stop.'))).toEqual([[0], [1]]);
});

it('knows of none for what is not the own', () => {
  const base = content(`Be brief.\n${FILLER}End.`);
  const { changes } = ownChanges(base, content(`Be kind.\n${FILLER}End.`));
  const model = differenceModel(
    unifiedDifference(contentLines(base), contentLines(content(`Be kind.\n${FILLER}Other.`))),
  );
  expect(changesBehind(model, base, changes).map(({ size }) => size)).toEqual([1, 0]);
});
