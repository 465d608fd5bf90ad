import type { Root } from 'hast';
import { articleTree } from '~/lib/markdown/article-tree';
import { TooDeep } from '~/lib/markdown/nesting';

/** Parses and sanitizes a text. Returns null if it is nested too deeply. */
export function readTree({ text }: { readonly text: string }): Root | null {
  try {
    return articleTree(text);
  } catch (error) {
    if (error instanceof TooDeep) return null;
    throw error;
  }
}
