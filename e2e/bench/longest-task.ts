// Measures the longest task of the page's main thread in CPU time, so that other processes of the machine don't affect
// the result.
import type { CDPSession } from '@playwright/test';

interface Traced {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  /** The CPU time of the thread, in microseconds. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Returns the longest task of the page's main thread while `run` executes, in milliseconds. */
export async function measureLongestTask(cdp: CDPSession, run: () => Promise<void>): Promise<number> {
  const events: Traced[] = [];
  // Handles events one by one, because a long step has more events than a function call accepts as arguments.
  const take = ({ value }: { value: object[] }) => {
    for (const event of value as Traced[])
      if (event.name === 'thread_name' || event.name.endsWith('RunTask')) events.push(event);
  };
  cdp.on('Tracing.dataCollected', take);
  const complete = new Promise((resolve) => cdp.once('Tracing.tracingComplete', resolve));
  await cdp.send('Tracing.start', { transferMode: 'ReportEvents', categories: 'toplevel,devtools.timeline' });
  await run();
  await cdp.send('Tracing.end');
  await complete;
  cdp.off('Tracing.dataCollected', take);
  const threadOf = ({ pid, tid }: Traced) => `${pid} ${tid}`;
  const pages = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  const tasks = events.filter((event) => event.name.endsWith('RunTask') && pages.has(threadOf(event)));
  return tasks.reduce((longest, { tdur = 0 }) => Math.max(longest, tdur), 0) / 1000;
}
