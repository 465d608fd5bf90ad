// Where a translation still has the very words of its original.
import type { Element, Nodes } from 'hast';
import type { UntranslatedPlace } from './structure-places';
import { elementsOf, isHeading, textOf } from './tree-walk';

/** What is the same in every language, and what is looked at by itself. */
const LEFT_OUT = /^(?:a|code|pre|p|ul|ol|blockquote|table|div|h[1-6])$/;

const WORD = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{M}'’-]+/gu;

/** So few words may be the same in both languages: of a heading, which is short, only one. */
const FEW = 3;
const FEW_OF_HEADING = 1;

/** So much is shown of them. */
const SHOWN = 80;

function ownText(node: Nodes): string {
  if (!('children' in node)) return textOf(node);
  return node.children
    .map((child) => (child.type === 'element' && LEFT_OUT.test(child.tagName) ? ' ' : ownText(child)))
    .join('');
}

/** Whether a text is of words that are others in another language: names begin with a capital. */
function isTranslatable(text: string, few: number): boolean {
  const words = text.match(WORD) ?? [];
  return words.length > few && words.some((word) => /^\P{Lu}/u.test(word));
}

function* parts(tree: Nodes): Generator<{ text: string; line: number }> {
  let line = 1;
  for (const element of elementsOf(tree)) {
    line = element.position?.start.line ?? line;
    if (!isPart(element)) continue;
    const text = ownText(element).trim().replaceAll(/\s+/g, ' ');
    if (isTranslatable(text, isHeading(element) ? FEW_OF_HEADING : FEW)) yield { text, line };
  }
}

const isPart = (element: Element) => isHeading(element) || /^(?:p|li|table)$/.test(element.tagName);

/** The headings, paragraphs, list items and tables of a translation that read as one of its original does. */
export function untranslatedPlaces(original: Nodes, own: Nodes): UntranslatedPlace[] {
  const texts = new Set([...parts(original)].map(({ text }) => text));
  return [...parts(own)].flatMap(({ text, line }) =>
    texts.has(text) ? [{ line, words: text.slice(0, SHOWN) }] : [],
  );
}
