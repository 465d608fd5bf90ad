// Wraps a record access for use in a run (a bulk operation). The wrapper paces requests, retries them after a 429, and
// logs writes with the run's ID.
import type { RecordCreation } from '../create-record';
import type { RecordRemoval } from '../remove-record';
import type { RecordAccess } from '../save-record';
import type { RowWriteContext } from './use-row-run';

type RunTurn = Pick<RowWriteContext, 'pace' | 'run'>;

export const paceAccess = <Stored, Values extends object>(
  access: RecordAccess<Stored, Values>,
  { pace, run }: RunTurn,
): RecordAccess<Stored, Values> => ({
  ...access,
  subject: { ...access.subject, run },
  read: (typed) => pace(() => access.read(typed)),
  write: (changes) => pace(() => access.write(changes)),
});

export const paceCreation = <
  Stored extends { readonly id: number; readonly created_at: string },
  Values extends object,
>(
  access: RecordCreation<Stored, Values>,
  { pace, run }: RunTurn,
): RecordCreation<Stored, Values> => ({
  ...access,
  subject: { ...access.subject, run },
  candidates: (values) => pace(() => access.candidates(values)),
  create: (values) => pace(() => access.create(values)),
});

export const paceRemoval = (access: RecordRemoval, { pace, run }: RunTurn): RecordRemoval => ({
  ...access,
  subject: { ...access.subject, run },
  read: () => pace(access.read),
  remove: () => pace(access.remove),
});
