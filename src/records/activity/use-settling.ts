// Looks what became of a write whose outcome isn't known, and keeps what it finds.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ApiError, isApiError } from '~/api/http/api-error';
import { useScope } from '~/session/scope-context';
import { settled } from '../settle';
import { type ActivityEntry, isDeletedByAny } from './entry';
import { lookAt } from './kinds';
import type { Look } from './kinds-source';
import { settleEntry } from './note-write';

type Untold = Extract<Look, string> | ApiError;

/** What the last look at an entry's record was ended by, for whoever shows the entry next: its row leads to it then. */
const untold = new Map<string, Untold>();

export function useSettling(entry: ActivityEntry) {
  const scope = useScope();
  const queryClient = useQueryClient();
  const [state, setState] = useState<'idle' | 'looking' | Untold>(
    untold.get(entry.id) ?? (isDeletedByAny(entry) ? 'gone' : 'idle'),
  );

  /** Resolves to whether the record told. */
  const look = async (): Promise<boolean> => {
    setState('looking');
    const looking = await settled(lookAt(queryClient, scope, entry), (error) => error);
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
