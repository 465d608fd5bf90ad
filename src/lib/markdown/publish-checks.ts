// Finds the problems that prevent publishing an article, with their lines.
import type { Element } from 'hast';
import { uncheckedTree } from './article-tree';
import { leadsToName, linkableNames } from './linkable-names';
import { TooDeep } from './nesting';
import {
  fieldProblems,
  type PublishedParts,
  type PublishProblem,
  type PublishProblemCode,
  problem,
} from './publish-problem';
import { imageSource, linkTarget } from './safe-address';
import { elementsOf, property } from './tree-walk';
import { UPLOAD_SCHEME } from './upload-placeholder';

/** Returns all problems: first those of the fields, then unfinished uploads, then others in the order of the text. */
export const publishProblems = (parts: PublishedParts, imageHosts: readonly string[]): PublishProblem[] => [
  ...fieldProblems(parts),
  ...textProblems(parts.text, imageHosts),
];

function textProblems(text: string, imageHosts: readonly string[]): PublishProblem[] {
  try {
    const elements = [...elementsOf(uncheckedTree(text))];
    const names = linkableNames(elements);
    let line = 1;
    return elements.flatMap((element) => {
      // Images from raw HTML inside a paragraph may have no position.
      line = element.position?.start.line ?? line;
      const subject = property(element, element.tagName === 'img' ? 'src' : 'href') ?? '';
      const codes = [...imageProblems(element, imageHosts), ...linkProblems(element, names)];
      return codes.map((code) => problem(code, line, subject));
    });
  } catch (error) {
    if (error instanceof TooDeep) return [problem('text_too_deep')];
    throw error;
  }
}

function* imageProblems(element: Element, imageHosts: readonly string[]): Generator<PublishProblemCode> {
  if (element.tagName !== 'img') return;
  const src = (property(element, 'src') ?? '').trim();
  // Unfinished uploads are reported by `fieldProblems`.
  if (src.toLowerCase().startsWith(UPLOAD_SCHEME)) return;
  if ((property(element, 'alt') ?? '').trim() === '') yield 'alternative_text_missing';
  if (/^(data|blob|file):/i.test(src)) yield 'image_embedded';
  else if (imageSource(src, imageHosts).kind !== 'allowed') yield 'image_foreign';
}

function* linkProblems(element: Element, names: ReadonlySet<string>): Generator<PublishProblemCode> {
  if (element.tagName !== 'a') return;
  const href = property(element, 'href');
  if (/^(blob|file):/i.test(href ?? '')) yield 'upload_unfinished';
  const target = linkTarget(href);
  if (target.kind === 'in-page' && !leadsToName(names, target.name)) {
    yield 'heading_link_dead';
  }
}
