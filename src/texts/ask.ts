// Processes long text in a single web worker that starts when it is first needed.
import type { TaskInput, TaskName, TaskResult } from './tasks';
import {
  type StartRunner,
  type TaskRunner,
  TextQueue,
  type WorkerRequest,
  type WorkerResponse,
} from './text-queue';

const startWorker: StartRunner = (onBroken) => {
  try {
    const worker = new Worker(new URL('./text-worker.ts', import.meta.url), { type: 'module' });
    worker.addEventListener('error', onBroken);
    return {
      ask: (question) => askWorker(worker, question),
      end: () => worker.terminate(),
    } satisfies TaskRunner;
  } catch {
    return null;
  }
};

const askWorker = <Name extends TaskName>(worker: Worker, question: WorkerRequest<Name>) =>
  new Promise<TaskResult<Name>>((resolve, reject) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<WorkerResponse<Name>>) => {
      port1.close();
      if ('failure' in data) reject(Object.assign(new Error(data.failure), { name: data.name }));
      else resolve(data.result);
    };
    worker.postMessage(question, [port2]);
  });

const queue = new TextQueue(startWorker);

/**
 * Runs a task in the worker. Rejects with a `TaskTimeoutError` after `limit` milliseconds (ten seconds by default), or
 * with the reason of `signal`. Doesn't reject invalid input, because each task returns a result for invalid input.
 */
export const requestTextTask = <Name extends TaskName>(
  name: Name,
  asked: TaskInput<Name>,
  signal?: AbortSignal,
  limit?: number,
): Promise<TaskResult<Name>> => queue.ask(name, asked, signal, limit);
