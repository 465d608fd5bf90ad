import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type CannedResponse, cannedResponseUpdate } from '~/api/canned-responses';
import { isApiError, mayHaveHappened } from '~/api/http/api-error';
import { readKey } from '~/api/http/query';
import { useScope } from '~/session/scope-context';
import { type CannedResponseValues, changesOf, reads } from './changes';
import { allResponsesQuery } from './import/all-responses';
import { lookUpId } from './look-up';
import type { Outcome, SaveState } from './save-state';

/**
 * Saves the changes to a canned response: nothing where nothing changed, nothing over somebody else's change that the
 * person hasn't seen, and the truth where the answer got lost. `onDone` is called once, when it is saved.
 */
export function useEdit(opened: CannedResponse, onDone: (outcome: Outcome) => void) {
  const scope = useScope();
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation(cannedResponseUpdate(scope));
  const [state, setState] = useState<SaveState>({ step: 'editing' });
  const { id } = opened;

  const settle = (next: SaveState): SaveState => {
    setState(next);
    // The list under the form shows what it held before that: it is read again.
    if (next.step === 'conflict' || next.step === 'gone')
      void queryClient.invalidateQueries({ queryKey: readKey(scope, 'cannedResponses') });
    return next;
  };
  const done = (kind: Outcome['kind'], { short_code }: CannedResponseValues): SaveState => {
    onDone({ kind, short_code });
    return { step: 'editing' };
  };

  /** Puts the record where all of them are kept; how old the rest of them is stays known. */
  const keep = (record: CannedResponse): void => {
    const { queryKey } = allResponsesQuery(scope);
    const all = queryClient.getQueryState(queryKey);
    if (!all?.data) return;
    const data = all.data.data.map((one) => (one.id === id ? record : one));
    queryClient.setQueryData(queryKey, { data }, { updatedAt: all.dataUpdatedAt });
  };

  /** What became of a write without an answer, by what the record reads now; `before` is what it read until then. */
  const findOut = async (
    values: CannedResponseValues,
    before: CannedResponse = opened,
  ): Promise<SaveState> => {
    setState({ step: 'looking-up' });
    try {
      const present = await lookUpId(queryClient, scope, id, [values.short_code, before.short_code]);
      if (!present) return settle({ step: 'gone' });
      if (reads(present, values)) {
        keep(present);
        return done('saved-found', values);
      }
      return settle(reads(present, before) ? { step: 'no-trace' } : { step: 'conflict', present });
    } catch (error) {
      if (!isApiError(error)) throw error;
      return settle({ step: 'unknown' });
    }
  };

  const send = async (values: CannedResponseValues, present: CannedResponse): Promise<SaveState> => {
    try {
      const canned_response = changesOf(values, present);
      const answer = await mutateAsync({ params: { cannedResponseId: id }, body: { canned_response } });
      keep(answer ?? { ...present, ...values });
      return done('saved', values);
    } catch (error) {
      if (!isApiError(error)) throw error;
      return mayHaveHappened(error) ? findOut(values, present) : settle({ step: 'failed', error });
    }
  };

  /** Saves over `seen`, the state of the record that the person knows. */
  const save = async (values: CannedResponseValues, seen: CannedResponse = opened): Promise<SaveState> => {
    if (reads(seen, values)) return done('unchanged', values);
    setState({ step: 'sending' });
    let present: CannedResponse | undefined;
    try {
      present = await lookUpId(queryClient, scope, id, [seen.short_code, values.short_code]);
    } catch (error) {
      if (!isApiError(error)) throw error;
      return settle({ step: 'not-sent', error });
    }
    if (!present) return settle({ step: 'gone' });
    if (reads(present, values)) {
      keep(present);
      return done('saved', values);
    }
    if (!reads(present, seen)) return settle({ step: 'conflict', present });
    return send(values, present);
  };

  /** Saves without having found the record: right where it was only renamed, refused where it was deleted. */
  const saveUnseen = (values: CannedResponseValues): Promise<SaveState> => {
    setState({ step: 'sending' });
    return send(values, opened);
  };

  return { state, save, saveUnseen, findOut };
}
