// Runs tasks on long text in sequence. Each task has a time limit and can be canceled.
import { runTask, type TaskInput, type TaskName, type TaskResult } from './tasks';

/**
 * The default time limit of a task, in milliseconds. A limit is necessary, because text can be crafted to be slow to
 * process. The UI mentions ten seconds.
 */
export const DEFAULT_TASK_LIMIT_MS = 10_000;
/**
 * The time limit of tasks for which users accept a longer wait, in milliseconds. A megabyte of normal text takes longer
 * than ten seconds on a slow machine. The UI mentions one minute.
 */
export const LONG_TASK_LIMIT_MS = 60_000;
/**
 * The time that a canceled task may continue before its worker is terminated, in milliseconds. Terminating and
 * restarting the worker would take about as long.
 */
export const CANCEL_GRACE_MS = 500;

export interface WorkerRequest<Name extends TaskName = TaskName> {
  readonly name: Name;
  readonly asked: TaskInput<Name>;
}

export type WorkerResponse<Name extends TaskName = TaskName> =
  | { readonly result: TaskResult<Name> }
  | { readonly failure: string; readonly name: string };

/** Runs tasks, in a worker or in the page. */
export interface TaskRunner {
  readonly ask: <Name extends TaskName>(question: WorkerRequest<Name>) => Promise<TaskResult<Name>>;
  /** Terminates the runner, even during a task. The promises of unfinished tasks then never settle. */
  readonly end: () => void;
}

/**
 * Starts a runner. Returns null if no runner can be started. `onBroken` is called if the runner turns out to be
 * unusable.
 */
export type StartRunner = (onBroken: () => void) => TaskRunner | null;

export class TaskTimeoutError extends Error {
  override readonly name = 'TaskTimeoutError';
}

interface QueuedTask {
  readonly limit: number;
  readonly putTo: (runner: TaskRunner) => void;
  readonly refuse: (reason: unknown) => void;
}

/** Runs tasks in the page if no worker can be started. These tasks can't be terminated. */
const thisThread: TaskRunner = { ask: ({ name, asked }) => runTask(name, asked), end: () => {} };

export class TextQueue {
  private waiting: readonly QueuedTask[] = [];
  private running: QueuedTask | null = null;
  private runner: TaskRunner | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private start: StartRunner) {}

  /** Runs a task. Rejects with a `TaskTimeoutError`, with the reason of `signal`, or with the task's error. */
  ask<Name extends TaskName>(
    name: Name,
    asked: TaskInput<Name>,
    signal?: AbortSignal,
    limit = DEFAULT_TASK_LIMIT_MS,
  ): Promise<TaskResult<Name>> {
    return new Promise((resolve, refuse) => {
      if (signal?.aborted) return refuse(signal.reason);
      const question: QueuedTask = {
        limit,
        putTo: (runner) =>
          void runner
            .ask({ name, asked })
            .then(resolve, refuse)
            .then(() => this.done(question)),
        refuse,
      };
      signal?.addEventListener('abort', () => this.takeBack(question, signal.reason), { once: true });
      this.waiting = [...this.waiting, question];
      this.next();
    });
  }

  private next(): void {
    const [question, ...rest] = this.waiting;
    if (this.running || !question) return;
    this.running = question;
    this.waiting = rest;
    this.limit(question.limit);
    question.putTo(this.getRunner());
  }

  private getRunner(): TaskRunner {
    this.runner ??= this.start(() => this.fallBack()) ?? thisThread;
    return this.runner;
  }

  private limit(milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.giveUp(), milliseconds);
  }

  private done(question: QueuedTask | null): void {
    if (this.running !== question) return;
    clearTimeout(this.timer);
    this.running = null;
    this.next();
  }

  private giveUp(): void {
    const question = this.running;
    this.runner?.end();
    this.runner = null;
    this.done(question);
    question?.refuse(new TaskTimeoutError());
  }

  private takeBack(question: QueuedTask, reason: unknown): void {
    question.refuse(reason);
    this.waiting = this.waiting.filter((one) => one !== question);
    if (this.running === question) this.limit(CANCEL_GRACE_MS);
  }

  /** Continues in the page if the worker can't be loaded, and restarts the current task there. */
  private fallBack(): void {
    this.start = () => thisThread;
    this.runner = thisThread;
    this.running?.putTo(thisThread);
  }
}
