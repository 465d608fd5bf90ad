// Reads a difference away from the page's own thread, so that a megabyte of it never holds up a key or a scroll.
import { useEffect, useState } from 'react';
import { type DifferenceModel, differenceModel } from './difference-model';

/** Below this many characters a worker costs more than it saves. */
const SMALL = 30_000;

/** Reads `text` in a worker, or here where there is none. Returns how to stop waiting. */
function readAway(text: string, done: (model: DifferenceModel) => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const here = () => {
    timer = setTimeout(() => done(differenceModel(text)), 0);
  };
  let worker: Worker | undefined;
  try {
    worker = new Worker(new URL('./difference-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('message', (event: MessageEvent<DifferenceModel>) => done(event.data));
    // A worker that was blocked or can't be loaded says so here.
    worker.addEventListener('error', here, { once: true });
    worker.postMessage(text);
  } catch {
    here();
  }
  return () => {
    clearTimeout(timer);
    worker?.terminate();
  };
}

/** The difference ready to be drawn, or null while a long one is being read. */
export function useDifference(text: string): DifferenceModel | null {
  const isSmall = text.length < SMALL;
  const [answer, setAnswer] = useState<{ readonly text: string; readonly model: DifferenceModel } | null>(
    null,
  );
  useEffect(() => {
    if (isSmall) return;
    return readAway(text, (model) => setAnswer({ text, model }));
  }, [text, isSmall]);
  if (isSmall) return differenceModel(text);
  return answer?.text === text ? answer.model : null;
}
