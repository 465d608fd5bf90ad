import { parse } from 'yaml';
import * as z from 'zod/mini';
import type { ArticleFile } from './front-matter';

const FENCE = /^\uFEFF?---[ \t]*\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/;

/** A list or a map says nothing that an article has. */
const facts = z.record(z.string(), z.catch(z.string(), ''));

/** Reads YAML between two fences, each value as the text that it is. What isn't that belongs to the article's text. */
export function readArticleFile(file: string): ArticleFile {
  const [head = '', lines = ''] = FENCE.exec(file) ?? [];
  try {
    const yaml: unknown = parse(lines, { schema: 'failsafe', uniqueKeys: false, logLevel: 'error' });
    // One empty line after the fence belongs to it.
    return { facts: facts.parse(yaml), text: file.slice(head.length).replace(/^\r?\n/, '') };
  } catch {
    return { facts: {}, text: file };
  }
}
