import type { PackedBlocks } from '~/lib/markdown/article-blocks';
import { requestTextTask } from '~/texts/ask';
import { DEFAULT_TASK_LIMIT_MS, LONG_TASK_LIMIT_MS, TaskTimeoutError } from '~/texts/text-queue';

export interface PreviewRequester {
  /** Requests the blocks of a text. If a request is in flight, queues the text in place of any text queued before. */
  ask(text: string): void;
  /** Raises the time limit to a minute for all later requests. */
  bePatient(): void;
  stop(): void;
}

/**
 * Creates the blocks of a preview in a worker. `response` is called with the blocks, with null on failure, or with
 * 'slow' after a timeout.
 */
export function createPreviewRequester(
  response: (blocks: PackedBlocks | null | 'slow') => void,
): PreviewRequester {
  const preview = crypto.randomUUID();
  const stopping = new AbortController();
  let next: string | null = null;
  let isMaking = false;
  let limit = DEFAULT_TASK_LIMIT_MS;

  async function make(): Promise<void> {
    isMaking = true;
    while (next !== null) {
      const text = next;
      next = null;
      const blocks = await requestTextTask('blocks', { preview, text }, stopping.signal, limit).catch(
        (error) => (error instanceof TaskTimeoutError && limit === DEFAULT_TASK_LIMIT_MS ? 'slow' : null),
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
      limit = LONG_TASK_LIMIT_MS;
    },
    stop: () => stopping.abort(),
  };
}
