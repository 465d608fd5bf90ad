// The worker for long texts: what was asked in, what is answered out, off the page's own thread.
import { carryOut } from './tasks';
import type { WorkerAnswer, WorkerQuestion } from './text-queue';

self.addEventListener('message', async ({ data: { name, asked }, ports }: MessageEvent<WorkerQuestion>) => {
  const tell = (answer: WorkerAnswer) => ports[0]?.postMessage(answer);
  try {
    tell({ answer: await carryOut(name, asked) });
  } catch (error) {
    tell({ failure: String(error) });
  }
});
