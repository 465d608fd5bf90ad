// Parses a Markdown file of an article: its front matter, title, text and local images.

import { createFenceScanner } from '../markdown/code-fences';
import { findImageAddresses } from '../markdown/image-addresses';
import { convertCallouts } from './convert-callouts';
import { decodeText } from './decode-text';
import { type ParsedFrontMatter, readFrontMatter } from './read-front-matter';

export interface ParsedArticleFile extends ParsedFrontMatter {
  /**
   * The title from the front matter, otherwise from the first first-level heading, which is then removed from the text.
   * May be empty.
   */
  readonly title: string;
  /** Relative URLs of images, whose files may be next to the article's file. */
  readonly images: readonly string[];
}

/** Returns the distinct relative URLs of images in a text. */
export function findLocalImages(text: string): string[] {
  const found = findImageAddresses(text).map(({ address }) => address);
  return [...new Set(found.filter((address) => !/^([a-z][a-z0-9+.-]*:|\/\/|#)/i.test(address)))];
}

const HEADING = /^#[ \t]+(.+)$/;

interface FoundHeading {
  readonly title: string;
  readonly from: number;
  readonly to: number;
}

/** Returns the first first-level heading. Ignores code blocks, because a comment in code may look like a heading. */
function findHeading(text: string): FoundHeading | null {
  const isCode = createFenceScanner();
  let from = 0;
  for (const row of text.split(/(?<=\n)/)) {
    const line = row.replace(/\r?\n$/, '');
    const [, heading] = (!isCode(line) && HEADING.exec(line)) || [];
    if (heading !== undefined) {
      const words = heading.trim().split(/[ \t]+/);
      // Removes a closing row of `#`, or the ID that Docusaurus writes as `{#id}`.
      if (/^(?:#*|\{#[^{}]*\})$/.test(words.at(-1) ?? '')) words.pop();
      return { title: words.join(' '), from, to: from + row.length };
    }
    from += row.length;
  }
  return null;
}

/** Removes a heading. If the text starts with the heading, also removes the empty lines after it. */
function removeHeading(text: string, { from, to }: FoundHeading): string {
  const before = text.slice(0, from);
  return before.trim() === '' ? text.slice(to).replace(/^(?:[ \t]*\r?\n)+/, '') : before + text.slice(to);
}

/** Parses a Markdown file. Throws if the bytes aren't UTF-8 or UTF-16 text. */
export function readArticleFile(bytes: Uint8Array): ParsedArticleFile {
  const decoded = decodeText(bytes);
  if (decoded === null || decoded.includes('\0')) throw new Error('The file isn’t UTF-8 or UTF-16 text.');
  const read = readFrontMatter(decoded);
  const heading = read.facts.title ? null : findHeading(read.text);
  const title = read.facts.title || (heading?.title ?? '');
  const body = heading && title !== '' ? removeHeading(read.text, heading) : read.text;
  // Skips the conversion for files that this console exported, which can be recognized by `public_url`.
  const text = read.facts.public_url ? body : convertCallouts(body);
  return { ...read, title, text, images: findLocalImages(text) };
}
