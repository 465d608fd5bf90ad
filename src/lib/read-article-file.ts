import { parse } from 'yaml';
import * as z from 'zod/mini';
import { type ArticleFile, splitArticleFile } from '~/lib/front-matter';

/** A list or a map says nothing that an article has. */
const facts = z.record(z.string(), z.catch(z.string(), ''));

/** Reads YAML between two fences, each value as the text that it is. What isn't that belongs to the article's text. */
export function readArticleFile(file: string): ArticleFile {
  const { lines, text } = splitArticleFile(file);
  try {
    const yaml: unknown = parse(lines, { schema: 'failsafe', uniqueKeys: false, logLevel: 'error' });
    return { facts: facts.parse(yaml), text };
  } catch {
    return { facts: {}, text: file };
  }
}
