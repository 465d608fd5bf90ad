// Who makes the preview's blocks: a worker where there is one, otherwise the page itself.
import type { Blocks } from './article-blocks';

export interface PreviewMaker {
  /** Asks for the blocks of a text. While one text is being made, only the last of those asked for waits. */
  ask(text: string): void;
  stop(): void;
}

/** An answer is null where no preview can be made: too deeply nested, or not done in time. */
export type PreviewAnswer = (blocks: Blocks | null) => void;

/** Texts made to be slow exist; after this many milliseconds the worker is given up, and the next text gets a new one. */
const TIME_LIMIT_MS = 10_000;

export function previewMaker(answer: PreviewAnswer): PreviewMaker {
  /** The text that is being made, and the one asked for since. */
  let making: string | null = null;
  let next: string | null = null;
  let timer: ReturnType<typeof setTimeout>;
  let worker = startWorker(settle, fallBack);

  function begin(text: string) {
    making = text;
    timer = setTimeout(giveUp, TIME_LIMIT_MS);
    worker.postMessage(text);
  }

  function settle(blocks: Blocks | null) {
    if (making === null) return;
    clearTimeout(timer);
    const wanted = next;
    making = null;
    next = null;
    answer(blocks);
    if (wanted !== null) begin(wanted);
  }

  function giveUp() {
    worker.terminate();
    worker = startWorker(settle, fallBack);
    settle(null);
  }

  /** A worker that can't be loaded answers nothing: the page takes over, with what was asked. */
  function fallBack() {
    worker = onThisThread(settle);
    if (making !== null) worker.postMessage(making);
  }

  return {
    ask(text) {
      if (making === null) begin(text);
      else next = text;
    },
    stop() {
      clearTimeout(timer);
      making = null;
      worker.terminate();
    },
  };
}

type Maker = Pick<Worker, 'postMessage' | 'terminate'>;

function startWorker(settle: PreviewAnswer, onError: () => void): Maker {
  try {
    const worker = new Worker(new URL('./preview-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', (event: MessageEvent<Blocks | null>) => settle(event.data));
    worker.addEventListener('error', onError);
    return worker;
  } catch {
    return onThisThread(settle);
  }
}

function onThisThread(settle: PreviewAnswer): Maker {
  // The worker carries its own copy: the page fetches one only where it needs it.
  const making = import('./article-blocks').then(({ blockMaker }) => blockMaker());
  let stopped = false;
  return {
    postMessage(text: string) {
      making
        .then((make) => (stopped ? null : make(text)))
        .then(
          (blocks) => stopped || settle(blocks),
          () => stopped || settle(null),
        );
    },
    terminate() {
      stopped = true;
    },
  };
}
