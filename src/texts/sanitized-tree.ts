import type { Root } from 'hast';
import { buildArticleTree } from '~/lib/markdown/article-tree';
import { TooDeepError } from '~/lib/markdown/nesting';

/** Parses and sanitizes a text. Returns null if it is nested too deeply. */
export function readTree({ text }: { readonly text: string }): Root | null {
  try {
    return buildArticleTree(text);
  } catch (error) {
    if (error instanceof TooDeepError) return null;
    throw error;
  }
}
