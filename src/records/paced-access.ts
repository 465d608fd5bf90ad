// A record's access for a run: every request in its turn, and through a 429.
import type { Pace } from '~/api/http/pace';
import type { RecordCreation } from './create-record';
import type { RecordAccess } from './save-record';

export const pacedAccess = <Stored, Values extends object>(
  access: RecordAccess<Stored, Values>,
  pace: Pace,
): RecordAccess<Stored, Values> => ({
  ...access,
  read: (typed) => pace(() => access.read(typed)),
  write: (changes) => pace(() => access.write(changes)),
});

export const pacedCreation = <
  Stored extends { readonly id: number; readonly created_at: string },
  Values extends object,
>(
  access: RecordCreation<Stored, Values>,
  pace: Pace,
): RecordCreation<Stored, Values> => ({
  ...access,
  candidates: (values) => pace(() => access.candidates(values)),
  create: (values) => pace(() => access.create(values)),
});
