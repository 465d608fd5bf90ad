// What a Markdown file says of an article: the facts above its text, its first heading, and the images that it names.
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { imageAddresses } from '../markdown/image-addresses';
import { type ArticleFile, splitArticleFile } from './front-matter';

export interface ReadArticleFile extends ArticleFile {
  /** The first of the first level, without the marks that may close it. */
  readonly heading: string;
  /** Addresses of images that aren't whole addresses: those that a folder may hold. */
  readonly images: readonly string[];
}

/** A list or a map says nothing that an article has. */
const facts = z.record(z.string(), z.catch(z.string(), ''));

/** Reads YAML between two fences, each value as the text that it is. What isn't that belongs to the article's text. */
export function articleFile(file: string): ArticleFile {
  const { lines, text } = splitArticleFile(file);
  try {
    const yaml: unknown = parse(lines, { schema: 'failsafe', uniqueKeys: false, logLevel: 'error' });
    return { facts: facts.parse(yaml), text };
  } catch {
    return { facts: {}, text: file };
  }
}

export function localImages(text: string): string[] {
  const found = imageAddresses(text).map(({ address }) => address);
  return [...new Set(found.filter((address) => !/^([a-z][a-z0-9+.-]*:|\/\/|#)/i.test(address)))];
}

function headingOf(text: string): string {
  const words = /^#[ \t]+(.+)$/m
    .exec(text)?.[1]
    ?.trim()
    .split(/[ \t]+/);
  if (words && [...(words.at(-1) ?? '')].every((letter) => letter === '#')) words.pop();
  return words?.join(' ') ?? '';
}

/** Reads a file as it came, in UTF-8. */
export function readArticleFile(bytes: Uint8Array): ReadArticleFile {
  const { facts: said, text } = articleFile(new TextDecoder().decode(bytes));
  return { facts: said, text, heading: headingOf(text), images: localImages(text) };
}
