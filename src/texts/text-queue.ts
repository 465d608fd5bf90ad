// Questions about long texts, one after the other: given up at a limit, taken back when nobody waits for them any more.
import { type Answer, type Asked, carryOut, type TaskName } from './tasks';

/** Texts made to be slow exist: after this many milliseconds a question is given up. Said on screen, as ten seconds. */
export const LIMIT = 10_000;
/** Who wants to wait may: a megabyte of usual text takes longer on a slow machine. Said on screen, as a minute. */
export const PATIENT_LIMIT = 60_000;
/** How much longer a question goes on that nobody waits for: to start a worker anew would take as long. */
export const GRACE = 500;

export interface WorkerQuestion<Name extends TaskName = TaskName> {
  readonly name: Name;
  readonly asked: Asked<Name>;
}

export type WorkerAnswer<Name extends TaskName = TaskName> =
  | { readonly answer: Answer<Name> }
  | { readonly failure: string };

/** Where questions are answered. */
export interface Answerer {
  readonly ask: <Name extends TaskName>(question: WorkerQuestion<Name>) => Promise<Answer<Name>>;
  /** Whatever it does, it ends, and answers nothing any more. */
  readonly end: () => void;
}

/** Starts one; null where there can be none. `onBroken`: it turned out that it can't answer anything. */
export type StartAnswerer = (onBroken: () => void) => Answerer | null;

/** It took longer than its limit. */
export class TookTooLong extends Error {
  override readonly name = 'TookTooLong';
}

interface Question {
  readonly limit: number;
  readonly putTo: (answerer: Answerer) => void;
  readonly refuse: (reason: unknown) => void;
}

/** On the page itself, where no worker can be started: nothing can end it there. */
const thisThread: Answerer = { ask: ({ name, asked }) => carryOut(name, asked), end: () => {} };

export class TextQueue {
  private waiting: readonly Question[] = [];
  private running: Question | null = null;
  private answerer: Answerer | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private start: StartAnswerer) {}

  /** Rejects with `TookTooLong`, with what `signal` was aborted for, or with what went wrong. */
  ask<Name extends TaskName>(
    name: Name,
    asked: Asked<Name>,
    signal?: AbortSignal,
    limit = LIMIT,
  ): Promise<Answer<Name>> {
    return new Promise((resolve, refuse) => {
      if (signal?.aborted) return refuse(signal.reason);
      const question: Question = {
        limit,
        putTo: (answerer) =>
          void answerer
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
    question.putTo(this.getAnswerer());
  }

  private getAnswerer(): Answerer {
    this.answerer ??= this.start(() => this.fallBack()) ?? thisThread;
    return this.answerer;
  }

  private limit(milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.giveUp(), milliseconds);
  }

  private done(question: Question | null): void {
    if (this.running !== question) return;
    clearTimeout(this.timer);
    this.running = null;
    this.next();
  }

  private giveUp(): void {
    const question = this.running;
    this.answerer?.end();
    this.answerer = null;
    this.done(question);
    question?.refuse(new TookTooLong());
  }

  private takeBack(question: Question, reason: unknown): void {
    question.refuse(reason);
    this.waiting = this.waiting.filter((one) => one !== question);
    if (this.running === question) this.limit(GRACE);
  }

  /** A worker that can't be loaded answers nothing: the page takes over, with what was asked. */
  private fallBack(): void {
    this.start = () => thisThread;
    this.answerer = thisThread;
    this.running?.putTo(thisThread);
  }
}
