// The last answer of each operation, until what the platform page says of it is read from it: its code comes later.
import { observable } from '~/lib/observable';
import type { OperationSpec } from './operation';

/** An answer as it came. `status` is null where none came; sign-in's texts hold secrets and are left out. */
export interface LastAnswer {
  readonly operation: OperationSpec;
  readonly status: number | null;
  readonly text: string;
  /** In milliseconds since the epoch. */
  readonly at: number;
}

/** By the operation's id. */
export const lastAnswers = observable<ReadonlyMap<string, LastAnswer>>(new Map());

export const noteLastAnswer = (operation: OperationSpec, status: number | null, text: string): void =>
  lastAnswers.set(
    new Map(lastAnswers.get()).set(operation.id, {
      operation,
      status,
      text: operation.service === 'auth' ? '' : text,
      at: Date.now(),
    }),
  );
