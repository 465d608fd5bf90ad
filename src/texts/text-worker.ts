// The web worker for long text. It receives tasks and posts their results.
import { runTask } from './tasks';
import type { WorkerRequest, WorkerResponse } from './text-queue';

/** Returns the buffers in a result that can be transferred to the page instead of copied. */
const handedOver = (response: unknown): ArrayBufferLike[] =>
  typeof response === 'object' && response !== null
    ? Object.values(response).flatMap((one) => (ArrayBuffer.isView(one) ? [one.buffer] : []))
    : [];

self.addEventListener('message', async ({ data: { name, asked }, ports }: MessageEvent<WorkerRequest>) => {
  const post = (message: WorkerResponse, parts: ArrayBufferLike[] = []) =>
    ports[0]?.postMessage(message, parts);
  try {
    const response = await runTask(name, asked);
    post({ result: response }, handedOver(response));
  } catch (error) {
    post({ failure: String(error), name: error instanceof Error ? error.name : 'Error' });
  }
});
