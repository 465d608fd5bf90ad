// Collects what the checks of a whole portal need from an article: its problems, links, link targets, images and
// paragraphs.
import { uncheckedTree } from './article-tree';
import { type LinkableHeading, linkableHeadings, linkableNames } from './linkable-names';
import { TooDeep } from './nesting';
import { publishProblems } from './publish-checks';
import type { PublishedParts, PublishProblem } from './publish-problem';
import { decoded } from './safe-address';
import { elementsOf, property, textOf } from './tree-walk';

export interface FoundLink {
  readonly address: string;
  readonly line: number;
  /** True if the link's text is its own address. */
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
  /** Names that links can lead to, or null if the article is nested too deeply to parse. */
  readonly names: ReadonlySet<string> | null;
  readonly headings: readonly LinkableHeading[];
  readonly paragraphs: readonly { readonly text: string; readonly line: number }[];
}

const isBare = (address: string, text: string): boolean =>
  URL.canParse(address) && decoded(address) === decoded(text);

/** Collects the facts of an article. For a text that is nested too deeply, contains only its problems. */
export function articleFacts(parts: PublishedParts, imageHosts: readonly string[]): ArticleFacts {
  const problems = publishProblems(parts, imageHosts);
  const links: FoundLink[] = [];
  const images: LinkedImage[] = [];
  const paragraphs: { text: string; line: number }[] = [];
  let names: ReadonlySet<string> | null = null;
  let headings: readonly LinkableHeading[] = [];
  try {
    const elements = [...elementsOf(uncheckedTree(parts.text))];
    names = linkableNames(elements);
    headings = linkableHeadings(elements);
    let line = 1;
    for (const element of elements) {
      // Elements from raw HTML inside a paragraph may have no position.
      line = element.position?.start.line ?? line;
      const address = element.tagName === 'a' ? property(element, 'href') : undefined;
      if (address !== undefined) links.push({ address, line, isBare: isBare(address, textOf(element)) });
      if (element.tagName === 'img')
        images.push({
          address: property(element, 'src') ?? '',
          alternative: property(element, 'alt') ?? '',
        });
      if (element.tagName === 'p') paragraphs.push({ text: textOf(element), line });
    }
  } catch (error) {
    if (!(error instanceof TooDeep)) throw error;
  }
  return { problems, links, images, names, headings, paragraphs };
}
