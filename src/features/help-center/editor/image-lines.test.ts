import { expect, test } from 'vitest';
import { uncheckedTree } from '~/lib/markdown/article-tree';
import { elementsOf, textOf as wordsOf } from '~/lib/markdown/tree-walk';
import { open } from './fixtures/texts';
import { textOf } from './line-endings';
import { imagesInsertion } from './put-images';

const IMAGE = '![](a)';

/** Puts an image in the place of what is between `‹` and `›`, with `¦` where one goes on writing. */
function put(marked: string): string {
  const [before = '', selected = '', after = ''] = marked.split(/[‹›]/);
  const state = open(before + selected + after);
  const chosen = state.update({
    selection: { anchor: before.length, head: before.length + selected.length },
  }).state;
  const next = chosen.update(imagesInsertion(chosen, [IMAGE], undefined)).state;
  const { head } = next.selection.main;
  return textOf(next.update({ changes: { from: head, insert: '¦' } }).state);
}

test.each([
  ['before the first line', '‹›One\n\nTwo', `${IMAGE}\n\n¦One\n\nTwo`],
  ['before a later paragraph', 'One\n\n‹›Two', `One\n\n${IMAGE}\n\n¦Two`],
  ['before a later line of one', 'One\n‹›Two', `One\n\n${IMAGE}\n\n¦Two`],
  ['in the place of the first word', '‹One› two', `${IMAGE}\n\n¦ two`],
  ['in the place of a whole line', '‹One›\n\nTwo', `${IMAGE}\n\n¦\n\nTwo`],
  ['in an empty text', '‹›', `${IMAGE}\n\n¦`],
  ['at the end', 'One\n\n‹›', `One\n\n${IMAGE}\n\n¦`],
  ['behind the last line break', 'One\n‹›', `One\n\n${IMAGE}\n\n¦`],
  ['before the last line breaks', 'One\n\n‹›\n\n', `One\n\n${IMAGE}\n\n¦`],
  ['between two paragraphs', 'One\n‹›\nTwo', `One\n\n${IMAGE}\n\n¦\n\nTwo`],
  ['on an empty paragraph', 'One\n\n‹›\n\nTwo', `One\n\n${IMAGE}\n\n¦\n\nTwo`],
  ['among more blank lines', 'One\n\n‹›\n\n\n\nTwo', `One\n\n${IMAGE}\n\n¦\n\nTwo`],
  ['on a line of blanks', 'One\n\n‹›  \nTwo', `One\n\n${IMAGE}\n\n¦\n\n  \nTwo`],
  ['behind the blanks of a line', 'One\n\n  ‹›\n\nTwo', `One\n\n  ${IMAGE}\n\n¦\n\nTwo`],
  ['within a line', 'One ‹›two', `One ${IMAGE}¦two`],
  ['in code', '```\n‹›\n```', `\`\`\`\n${IMAGE}¦\n\`\`\``],
  ['in HTML, which a blank line ends', '<div>\n‹›\n</div>', `<div>\n\n${IMAGE}\n\n¦\n\n</div>`],
  ['in a line of HTML', '<div>‹›</div>', `<div>${IMAGE}¦</div>`],
  ['at its end', 'One‹›\n\nTwo', `One${IMAGE}¦\n\nTwo`],
])('an image %s', (_, marked, expected) => {
  expect(put(marked)).toBe(expected);
  const isWithin = /\S *!/.test(expected);
  const paragraphs = [...elementsOf(uncheckedTree(put(marked).replace('¦', 'New ')))].filter(
    ({ tagName }) => tagName === 'p',
  );
  const ofImage = paragraphs.find(({ children }) => children.some((child) => 'tagName' in child));
  if (ofImage) expect(wordsOf(ofImage).includes('New')).toBe(isWithin);
});
