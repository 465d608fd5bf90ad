import type { Blocks } from '~/lib/markdown/article-blocks';
import { askTexts } from '~/texts/ask';

export interface PreviewMaker {
  /** Asks for the blocks of a text. While one text is being made, only the last of those asked for waits. */
  ask(text: string): void;
  stop(): void;
}

/** Makes the blocks of one preview. An answer is null where none can be made: too deeply nested, or not done in time. */
export function previewMaker(answer: (blocks: Blocks | null) => void): PreviewMaker {
  const preview = crypto.randomUUID();
  const stopping = new AbortController();
  let next: string | null = null;
  let isMaking = false;

  async function make(): Promise<void> {
    isMaking = true;
    while (next !== null) {
      const text = next;
      next = null;
      const blocks = await askTexts('blocks', { preview, text }, stopping.signal).catch(() => null);
      if (stopping.signal.aborted) return;
      answer(blocks);
    }
    isMaking = false;
  }

  return {
    ask(text) {
      next = text;
      if (!isMaking) void make();
    },
    stop: () => stopping.abort(),
  };
}
