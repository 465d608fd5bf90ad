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

export function previewMaker(answer: PreviewAnswer, timeLimit = TIME_LIMIT_MS): PreviewMaker {
  let step: { is: 'idle' } | { is: 'making'; next: string | null; timer: ReturnType<typeof setTimeout> } = {
    is: 'idle',
  };
  let worker = startWorker(settle);

  function begin(text: string) {
    step = { is: 'making', next: null, timer: setTimeout(giveUp, timeLimit) };
    worker.postMessage(text);
  }

  function settle(blocks: Blocks | null) {
    if (step.is !== 'making') return;
    clearTimeout(step.timer);
    const { next } = step;
    step = { is: 'idle' };
    answer(blocks);
    if (next !== null) begin(next);
  }

  function giveUp() {
    worker.terminate();
    worker = startWorker(settle);
    settle(null);
  }

  return {
    ask(text) {
      if (step.is === 'making') step.next = text;
      else begin(text);
    },
    stop() {
      if (step.is === 'making') clearTimeout(step.timer);
      step = { is: 'idle' };
      worker.terminate();
    },
  };
}

type Maker = Pick<Worker, 'postMessage' | 'terminate'>;

function startWorker(settle: PreviewAnswer): Maker {
  try {
    const worker = new Worker(new URL('./preview-worker.ts', import.meta.url), { type: 'module' });
    let standIn: Maker | null = null;
    let asked: string | null = null;
    worker.addEventListener('message', (event: MessageEvent<Blocks | null>) => settle(event.data));
    // A worker that can't be loaded answers nothing: the page takes over, with what was asked.
    worker.addEventListener('error', () => {
      standIn = onThisThread(settle);
      if (asked !== null) standIn.postMessage(asked);
    });
    return {
      postMessage: (text: string) => {
        asked = text;
        (standIn ?? worker).postMessage(text);
      },
      terminate: () => (standIn ?? worker).terminate(),
    };
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
