import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runTask } from './tasks';
import {
  CANCEL_GRACE_MS,
  DEFAULT_TASK_LIMIT_MS,
  LONG_TASK_LIMIT_MS,
  type StartRunner,
  TaskTimeoutError,
  TextQueue,
} from './text-queue';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

interface Started {
  readonly asked: unknown[];
  isEnded: boolean;
  /** Lets the worker finish its oldest task. */
  readonly letAnswer: () => void;
  readonly break: () => void;
}

/** Creates a queue and workers whose tasks finish when the test lets them. */
function workers() {
  const started: Started[] = [];
  const start: StartRunner = (onBroken) => {
    const held: (() => void)[] = [];
    const worker: Started = {
      asked: [],
      isEnded: false,
      letAnswer: () => held.shift()?.(),
      break: onBroken,
    };
    started.push(worker);
    return {
      async ask({ name, asked }) {
        worker.asked.push(asked);
        await new Promise<void>((resolve) => held.push(resolve));
        return runTask(name, asked);
      },
      end: () => {
        worker.isEnded = true;
      },
    };
  };
  return { started, queue: new TextQueue(start) };
}

const one = { text: 'one' };
const two = { text: 'one two' };

test('TextQueue runs tasks one by one, in a worker that the first task starts', async () => {
  const { started, queue } = workers();
  expect(started).toHaveLength(0);
  const responses = [queue.ask('amount', one), queue.ask('amount', two)];
  expect(started.map(({ asked }) => asked)).toEqual([[one]]);
  started[0]?.letAnswer();
  expect(await responses[0]).toEqual({ words: 1, minutes: 1 });
  await vi.waitFor(() => expect(started[0]?.asked).toEqual([one, two]));
  started[0]?.letAnswer();
  expect(await responses[1]).toEqual({ words: 2, minutes: 1 });
});

test('TextQueue terminates a worker whose task takes too long and starts a new worker for the next task', async () => {
  const { started, queue } = workers();
  const slow = expect(queue.ask('amount', one)).rejects.toBeInstanceOf(TaskTimeoutError);
  const next = queue.ask('amount', two);
  await vi.advanceTimersByTimeAsync(DEFAULT_TASK_LIMIT_MS - 1);
  expect(started).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  await slow;
  expect(started.map(({ isEnded, asked }) => [isEnded, asked])).toEqual([
    [true, [one]],
    [false, [two]],
  ]);
  started[1]?.letAnswer();
  expect(await next).toEqual({ words: 2, minutes: 1 });
});

test('TextQueue waits longer for a task with a longer time limit', async () => {
  const { started, queue } = workers();
  const slow = queue.ask('amount', one, undefined, LONG_TASK_LIMIT_MS);
  await vi.advanceTimersByTimeAsync(LONG_TASK_LIMIT_MS - 1);
  started[0]?.letAnswer();
  expect(await slow).toEqual({ words: 1, minutes: 1 });
});

test('TextQueue doesn’t start a canceled task, and terminates a canceled running task after a grace period', async () => {
  const { started, queue } = workers();
  const leaving = new AbortController();
  const gone = new Error('gone');
  const running = expect(queue.ask('amount', one, leaving.signal)).rejects.toBe(gone);
  const waiting = expect(queue.ask('amount', one, leaving.signal)).rejects.toBe(gone);
  const last = queue.ask('amount', two);
  leaving.abort(gone);
  await Promise.all([running, waiting]);
  expect(started.map(({ asked }) => asked)).toEqual([[one]]);
  await vi.advanceTimersByTimeAsync(CANCEL_GRACE_MS);
  expect(started.map(({ isEnded, asked }) => [isEnded, asked])).toEqual([
    [true, [one]],
    [false, [two]],
  ]);
  started[1]?.letAnswer();
  await last;
  await expect(queue.ask('amount', one, leaving.signal)).rejects.toBe(gone);
});

test.each(['breaks', 'is none'])(
  'TextQueue runs tasks in the page if there is no working worker (worker %s)',
  async (how) => {
    const { started, queue } = workers();
    const without = new TextQueue(() => null);
    const response = (how === 'breaks' ? queue : without).ask('amount', two);
    started[0]?.break();
    expect(await response).toEqual({ words: 2, minutes: 1 });
    expect(await (how === 'breaks' ? queue : without).ask('amount', one)).toEqual({ words: 1, minutes: 1 });
    expect(started).toHaveLength(how === 'breaks' ? 1 : 0);
  },
);

test('TextQueue rejects only the task that failed and runs the next task', async () => {
  const queue = new TextQueue(() => null);
  await expect(queue.ask('rich-text', { html: '<b>'.repeat(20_000) })).rejects.toBeInstanceOf(Error);
  expect(await queue.ask('rich-text', { html: '<b>x</b>' })).toMatchObject({ lostImages: 0 });
});

test('TextQueue returns only new blocks for a recently rendered preview, and all blocks for other previews', async () => {
  const queue = new TextQueue(() => null);
  const ask = (preview: string, text: string) => queue.ask('blocks', { preview, text });
  expect((await ask('a', 'one\n\ntwo'))?.newLooks.length).toBe(2);
  expect((await ask('a', 'one\n\ntwo\n\nthree'))?.newLooks.length).toBe(1);
  expect((await ask('b', 'one\n\ntwo'))?.newLooks.length).toBe(2);
  expect(await ask('a', '> '.repeat(500))).toBeNull();
  for (const other of ['c', 'd', 'e', 'f']) await ask(other, 'one');
  expect((await ask('a', 'one\n\ntwo'))?.newLooks.length).toBe(2);
});
