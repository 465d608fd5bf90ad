// Collects the data of an article that the checks of a whole portal need: its problems, links, link targets, images and
// paragraphs.
import { buildUncheckedTree } from './article-tree';
import { collectLinkableHeadings, collectLinkableNames, type LinkableHeading } from './linkable-names';
import { TooDeepError } from './nesting';
import { findPublishProblems } from './publish-checks';
import type { PublishedParts, PublishProblem } from './publish-problem';
import { decodeFragment } from './safe-address';
import { getProperty, getText, walkElements } from './tree-walk';

export interface FoundLink {
  readonly address: string;
  readonly line: number;
  /** True if the link's text is its own URL. */
  readonly isBare: boolean;
}

export interface LinkedImage {
  readonly address: string;
  readonly alternative: string;
}

export interface ArticleFacts {
  readonly problems: readonly PublishProblem[];
  readonly links: readonly FoundLink[];
  readonly images: readonly LinkedImage[];
  /** Names that links to this article can use after `#`, or null if the article is nested too deeply. */
  readonly names: ReadonlySet<string> | null;
  readonly headings: readonly LinkableHeading[];
  readonly paragraphs: readonly { readonly text: string; readonly line: number }[];
}

const isBare = (address: string, text: string): boolean =>
  URL.canParse(address) && decodeFragment(address) === decodeFragment(text);

/** Returns the data of an article. If the text is nested too deeply, the result contains only its problems. */
export function collectArticleFacts(parts: PublishedParts, imageHosts: readonly string[]): ArticleFacts {
  const problems = findPublishProblems(parts, imageHosts);
  const links: FoundLink[] = [];
  const images: LinkedImage[] = [];
  const paragraphs: { text: string; line: number }[] = [];
  let names: ReadonlySet<string> | null = null;
  let headings: readonly LinkableHeading[] = [];
  try {
    const elements = [...walkElements(buildUncheckedTree(parts.text))];
    names = collectLinkableNames(elements);
    headings = collectLinkableHeadings(elements);
    let line = 1;
    for (const element of elements) {
      // Falls back to the line of the previous element, because raw HTML inside a paragraph may have no position.
      line = element.position?.start.line ?? line;
      const address = element.tagName === 'a' ? getProperty(element, 'href') : undefined;
      if (address !== undefined) links.push({ address, line, isBare: isBare(address, getText(element)) });
      if (element.tagName === 'img')
        images.push({
          address: getProperty(element, 'src') ?? '',
          alternative: getProperty(element, 'alt') ?? '',
        });
      if (element.tagName === 'p') paragraphs.push({ text: getText(element), line });
    }
  } catch (error) {
    if (!(error instanceof TooDeepError)) throw error;
  }
  return { problems, links, images, names, headings, paragraphs };
}
