// Parses a Markdown file of an article: its front matter, text, first heading and local images.
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { findImageAddresses } from '../markdown/image-addresses';
import { type ArticleFile, splitArticleFile } from './front-matter';

export interface ReadArticleFile extends ArticleFile {
  /** The text of the first first-level heading, or an empty string. */
  readonly heading: string;
  /** Relative URLs of images, whose files may be next to the article's file. */
  readonly images: readonly string[];
}

/** Schema of the front matter. A field with a list or a map as its value becomes an empty string. */
const facts = z.record(z.string(), z.catch(z.string(), ''));

/**
 * Parses a file with YAML front matter. Every value becomes a string. Without valid front matter, the whole file is the
 * text.
 */
export function parseArticleFile(file: string): ArticleFile {
  const { lines, text } = splitArticleFile(file);
  try {
    const yaml: unknown = parse(lines, { schema: 'failsafe', uniqueKeys: false, logLevel: 'error' });
    return { facts: facts.parse(yaml), text };
  } catch {
    return { facts: {}, text: file };
  }
}

/** Returns the distinct relative URLs of images in a text. */
export function findLocalImages(text: string): string[] {
  const found = findImageAddresses(text).map(({ address }) => address);
  return [...new Set(found.filter((address) => !/^([a-z][a-z0-9+.-]*:|\/\/|#)/i.test(address)))];
}

function findHeading(text: string): string {
  const words = /^#[ \t]+(.+)$/m
    .exec(text)?.[1]
    ?.trim()
    .split(/[ \t]+/);
  if (words && [...(words.at(-1) ?? '')].every((letter) => letter === '#')) words.pop();
  return words?.join(' ') ?? '';
}

/** Parses a Markdown file from its UTF-8 bytes. */
export function readArticleFile(bytes: Uint8Array): ReadArticleFile {
  const { facts: frontMatter, text } = parseArticleFile(new TextDecoder().decode(bytes));
  return { facts: frontMatter, text, heading: findHeading(text), images: findLocalImages(text) };
}
