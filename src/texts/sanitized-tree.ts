import type { Root } from 'hast';
import { buildArticleTree } from '~/lib/markdown/article-tree';
import { NestingDepthError } from '~/lib/markdown/nesting';

/** Parses a Markdown text and sanitizes its HTML tree. Returns null if the text is nested too deeply. */
export function buildSanitizedTree({ text }: { readonly text: string }): Root | null {
  try {
    return buildArticleTree(text);
  } catch (error) {
    if (error instanceof NestingDepthError) return null;
    throw error;
  }
}
