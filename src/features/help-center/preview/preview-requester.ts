import type { Blocks } from '~/lib/markdown/article-blocks';
import { askTexts } from '~/texts/ask';
import { LIMIT, PATIENT_LIMIT, TookTooLong } from '~/texts/text-queue';

export interface PreviewRequester {
  /** Requests the blocks of a text. While a request is running, only the latest one is queued. */
  ask(text: string): void;
  /** Allows every further text to take a minute. */
  bePatient(): void;
  stop(): void;
}

/** Creates the blocks of a preview in a worker. Answers null on failure, and 'slow' after a timeout. */
export function createPreviewRequester(response: (blocks: Blocks | null | 'slow') => void): PreviewRequester {
  const preview = crypto.randomUUID();
  const stopping = new AbortController();
  let next: string | null = null;
  let isMaking = false;
  let limit = LIMIT;

  async function make(): Promise<void> {
    isMaking = true;
    while (next !== null) {
      const text = next;
      next = null;
      const blocks = await askTexts('blocks', { preview, text }, stopping.signal, limit).catch((error) =>
        error instanceof TookTooLong && limit === LIMIT ? 'slow' : null,
      );
      if (stopping.signal.aborted) return;
      response(blocks);
    }
    isMaking = false;
  }

  return {
    ask(text) {
      next = text;
      if (!isMaking) void make();
    },
    bePatient() {
      limit = PATIENT_LIMIT;
    },
    stop: () => stopping.abort(),
  };
}
