// Finds the parts of a translation that have the same text as the original.
import type { Element, Nodes } from 'hast';
import type { UntranslatedPassage } from './structure-places';
import { getNodeText, isHeading, walkElements } from './tree-walk';

/**
 * Elements whose text is excluded from the text of their parent. Links and code may be the same in every language.
 * Blocks such as nested lists are compared separately.
 */
const LEFT_OUT = /^(?:a|code|pre|p|ul|ol|blockquote|table|div|h[1-6])$/;

const WORD = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|[\p{L}\p{M}'’-]+/gu;

/**
 * Text with at most this number of words isn't reported, because it may be the same in both languages. The number is
 * lower for headings, because headings are short.
 */
const FEW = 3;
const FEW_OF_HEADING = 1;

/** Maximum length of the text shown for a result, in characters. */
const SHOWN = 80;

function ownText(node: Nodes): string {
  if (!('children' in node)) return getNodeText(node);
  return node.children
    .map((child) => (child.type === 'element' && LEFT_OUT.test(child.tagName) ? ' ' : ownText(child)))
    .join('');
}

/**
 * Reports whether a text would differ in another language. Text with only capitalized words is assumed to be a name.
 */
function isTranslatable(text: string, few: number): boolean {
  const words = text.match(WORD) ?? [];
  return words.length > few && words.some((word) => /^\P{Lu}/u.test(word));
}

function* parts(tree: Nodes): Generator<{ text: string; line: number }> {
  let line = 1;
  for (const element of walkElements(tree)) {
    line = element.position?.start.line ?? line;
    if (!isPart(element)) continue;
    const text = ownText(element).trim().replaceAll(/\s+/g, ' ');
    if (isTranslatable(text, isHeading(element) ? FEW_OF_HEADING : FEW)) yield { text, line };
  }
}

const isPart = (element: Element) => isHeading(element) || /^(?:p|li|table)$/.test(element.tagName);

/** Returns the headings, paragraphs, list items and tables of a translation that have the same text as the original. */
export function findUntranslatedPassages(original: Nodes, own: Nodes): UntranslatedPassage[] {
  const texts = new Set([...parts(original)].map(({ text }) => text));
  return [...parts(own)].flatMap(({ text, line }) =>
    texts.has(text) ? [{ line, excerpt: text.slice(0, SHOWN) }] : [],
  );
}
