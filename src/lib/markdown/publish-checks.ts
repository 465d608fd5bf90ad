// Finds the problems that prevent publishing an article, with their lines.
import type { Element } from 'hast';
import { buildUnsanitizedTree } from './article-tree';
import { collectLinkableNames, hasLinkTarget } from './linkable-names';
import { NestingDepthError } from './nesting';
import {
  checkPublishedFields,
  createPublishProblem,
  type PublishedFields,
  type PublishProblem,
  type PublishProblemCode,
} from './publish-problem';
import { classifyLink, resolveImageSource } from './safe-address';
import { getTextProperty, walkElements } from './tree-walk';
import { UPLOAD_SCHEME } from './upload-placeholder';

/**
 * Returns all problems: first those of the fields, then unfinished uploads, then all others in the order of the text.
 */
export const findPublishProblems = (
  parts: PublishedFields,
  imageHosts: readonly string[],
): PublishProblem[] => [...checkPublishedFields(parts), ...textProblems(parts.text, imageHosts)];

function textProblems(text: string, imageHosts: readonly string[]): PublishProblem[] {
  try {
    const elements = [...walkElements(buildUnsanitizedTree(text))];
    const names = collectLinkableNames(elements);
    let line = 1;
    return elements.flatMap((element) => {
      // Falls back to the line of the previous element, because raw HTML inside a paragraph may have no position.
      line = element.position?.start.line ?? line;
      const subject = getTextProperty(element, element.tagName === 'img' ? 'src' : 'href') ?? '';
      const codes = [...imageProblems(element, imageHosts), ...linkProblems(element, names)];
      return codes.map((code) => createPublishProblem(code, line, subject));
    });
  } catch (error) {
    if (error instanceof NestingDepthError) return [createPublishProblem('text_too_deep')];
    throw error;
  }
}

function* imageProblems(element: Element, imageHosts: readonly string[]): Generator<PublishProblemCode> {
  if (element.tagName !== 'img') return;
  const src = (getTextProperty(element, 'src') ?? '').trim();
  // Skips unfinished uploads, because `checkPublishedFields` has already reported them.
  if (src.toLowerCase().startsWith(UPLOAD_SCHEME)) return;
  if ((getTextProperty(element, 'alt') ?? '').trim() === '') yield 'alternative_text_missing';
  if (/^(data|blob|file):/i.test(src)) yield 'image_embedded';
  else if (resolveImageSource(src, imageHosts).kind !== 'allowed') yield 'image_foreign';
}

function* linkProblems(element: Element, names: ReadonlySet<string>): Generator<PublishProblemCode> {
  if (element.tagName !== 'a') return;
  const href = getTextProperty(element, 'href');
  if (/^(blob|file):/i.test(href ?? '')) yield 'upload_unfinished';
  const target = classifyLink(href);
  if (target.kind === 'in-page' && !hasLinkTarget(names, target.name)) {
    yield 'heading_link_dead';
  }
}
