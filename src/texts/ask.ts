// Processes long texts in a single worker, which is started when it is first needed.
import type { Answer, TaskInput, TaskName } from './tasks';
import {
  type Answerer,
  type StartAnswerer,
  TextQueue,
  type WorkerAnswer,
  type WorkerQuestion,
} from './text-queue';

const startWorker: StartAnswerer = (onBroken) => {
  try {
    const worker = new Worker(new URL('./text-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('error', onBroken);
    return {
      ask: (question) => askWorker(worker, question),
      end: () => worker.terminate(),
    } satisfies Answerer;
  } catch {
    return null;
  }
};

const askWorker = <Name extends TaskName>(worker: Worker, question: WorkerQuestion<Name>) =>
  new Promise<Answer<Name>>((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<WorkerAnswer<Name>>) => {
      port1.close();
      if ('failure' in data) reject(new Error(data.failure));
      else resolve(data.answer);
    };
    worker.postMessage(question, [port2]);
  });

const queue = new TextQueue(startWorker);

/**
 * Runs a task in the worker. Rejects with `TookTooLong` after `limit` milliseconds (ten seconds by default), or with
 * the reason of `signal`. Invalid input doesn't reject; each task has an answer for it.
 */
export const askTexts = <Name extends TaskName>(
  name: Name,
  asked: TaskInput<Name>,
  signal?: AbortSignal,
  limit?: number,
): Promise<Answer<Name>> => queue.ask(name, asked, signal, limit);
