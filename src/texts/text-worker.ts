// The worker for long texts. It receives tasks and posts their answers.
import { runTask } from './tasks';
import type { WorkerAnswer, WorkerQuestion } from './text-queue';

/** Returns the buffers to transfer instead of copying. */
const handedOver = (answer: unknown): ArrayBufferLike[] =>
  typeof answer === 'object' && answer !== null
    ? Object.values(answer).flatMap((one) => (ArrayBuffer.isView(one) ? [one.buffer] : []))
    : [];

self.addEventListener('message', async ({ data: { name, asked }, ports }: MessageEvent<WorkerQuestion>) => {
  const tell = (told: WorkerAnswer, parts: ArrayBufferLike[] = []) => ports[0]?.postMessage(told, parts);
  try {
    const answer = await runTask(name, asked);
    tell({ answer }, handedOver(answer));
  } catch (error) {
    tell({ failure: String(error) });
  }
});
