// Collects the data of an article that the checks of a whole portal need: its problems, links, link targets, images and
// paragraphs.
import { buildUnsanitizedTree } from './article-tree';
import { collectLinkableHeadings, collectLinkableNames, type LinkableHeading } from './linkable-names';
import { NestingDepthError } from './nesting';
import { findPublishProblems } from './publish-checks';
import type { PublishedFields, PublishProblem } from './publish-problem';
import { decodeFragment } from './safe-address';
import { getNodeText, getTextProperty, walkElements } from './tree-walk';

export interface ArticleLink {
  readonly address: string;
  readonly line: number;
  /** True if the link's text is its own URL. */
  readonly isBare: boolean;
}

export interface ArticleImage {
  readonly address: string;
  readonly alternative: string;
}

export interface ArticleAnalysis {
  readonly problems: readonly PublishProblem[];
  readonly links: readonly ArticleLink[];
  readonly images: readonly ArticleImage[];
  /** The fragment names (after `#`) that links to this article can use, or null if the article is nested too deeply. */
  readonly names: ReadonlySet<string> | null;
  readonly headings: readonly LinkableHeading[];
  readonly paragraphs: readonly { readonly text: string; readonly line: number }[];
}

const isBare = (address: string, text: string): boolean =>
  URL.canParse(address) && decodeFragment(address) === decodeFragment(text);

/** Returns the data of an article. If the text is nested too deeply, the result contains only its problems. */
export function analyzeArticle(parts: PublishedFields, imageHosts: readonly string[]): ArticleAnalysis {
  const problems = findPublishProblems(parts, imageHosts);
  const links: ArticleLink[] = [];
  const images: ArticleImage[] = [];
  const paragraphs: { text: string; line: number }[] = [];
  let names: ReadonlySet<string> | null = null;
  let headings: readonly LinkableHeading[] = [];
  try {
    const elements = [...walkElements(buildUnsanitizedTree(parts.text))];
    names = collectLinkableNames(elements);
    headings = collectLinkableHeadings(elements);
    let line = 1;
    for (const element of elements) {
      // Falls back to the line of the previous element, because raw HTML inside a paragraph may have no position.
      line = element.position?.start.line ?? line;
      const address = element.tagName === 'a' ? getTextProperty(element, 'href') : undefined;
      if (address !== undefined) links.push({ address, line, isBare: isBare(address, getNodeText(element)) });
      if (element.tagName === 'img')
        images.push({
          address: getTextProperty(element, 'src') ?? '',
          alternative: getTextProperty(element, 'alt') ?? '',
        });
      if (element.tagName === 'p') paragraphs.push({ text: getNodeText(element), line });
    }
  } catch (error) {
    if (!(error instanceof NestingDepthError)) throw error;
  }
  return { problems, links, images, names, headings, paragraphs };
}
