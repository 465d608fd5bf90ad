// Looks what became of a write whose outcome isn't known, and keeps what it finds.
import { useState } from 'react';
import { type ApiError, isApiError } from '~/api/http/api-error';
import { settled } from '../write-state';
import { type ActivityEntry, isDeletedByAny } from './entry';
import type { Look } from './look-at';
import { settleEntry } from './note-write';

type Untold = Extract<Look, string> | ApiError;

/** What the last look at an entry's record was ended by, for whoever shows the entry next: its row leads to it then. */
const untold = new Map<string, Untold>();

/** `readAgain` reads the entry's record; without it the outcome can't be looked up. */
export function useSettling(entry: ActivityEntry, readAgain: (() => Promise<Look>) | undefined) {
  const [state, setState] = useState<'idle' | 'looking' | Untold>(
    untold.get(entry.id) ?? (isDeletedByAny(entry) ? 'gone' : 'idle'),
  );

  /** Resolves to true if the record shows what became of the write. */
  const look = async (): Promise<boolean> => {
    if (!readAgain) return false;
    setState('looking');
    const looking = await settled(readAgain(), (error) => error);
    const found = 'value' in looking ? looking.value : looking.outcome;
    if (typeof found === 'string' || isApiError(found)) {
      untold.set(entry.id, found);
      setState(found);
      return false;
    }
    await settleEntry(entry.id, found);
    setState('idle');
    return true;
  };
  return { state, look };
}
