import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type CannedResponse, cannedResponseCreation } from '~/api/canned-responses';
import { type ApiError, isApiError, mayHaveHappened } from '~/api/http/api-error';
import { serverNow } from '~/api/http/server-clock';
import { useScope } from '~/session/scope-context';
import { type CannedResponseValues, traceOf } from './changes';
import { lookUp } from './look-up';
import type { Outcome, SaveState } from './save-state';

/**
 * A refusal as taken may speak of one's own: an earlier attempt went unanswered, or the browser itself repeated the
 * request on a fresh connection when the first one died. The record's age tells.
 */
interface Taken {
  readonly error: ApiError;
  readonly mayBeOwn: (record: CannedResponse) => boolean;
}

/** How far the server's clock is known, in milliseconds. */
const CLOCK_ERROR = 2000;

const isTaken = ({ problem }: ApiError) =>
  problem.kind === 'invalid' && problem.fields.some(({ code }) => code === 'taken');

/** Creates a canned response and finds out the truth where the answer got lost. `onDone` is called once, when it is there. */
export function useCreation(onDone: (outcome: Outcome) => void) {
  const scope = useScope();
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation(cannedResponseCreation(scope));
  const [state, setState] = useState<SaveState>({ step: 'editing' });
  /** What was sent without an answer. */
  const [unanswered, setUnanswered] = useState<CannedResponseValues | null>(null);

  const settle = (next: SaveState): SaveState => {
    setState(next);
    return next;
  };

  const findOut = async (values: CannedResponseValues, taken?: Taken): Promise<SaveState> => {
    setState({ step: 'looking-up' });
    try {
      const trace = traceOf(values, await lookUp(queryClient, scope, values.short_code));
      const isOwn = trace.found === 'own' && (!taken || taken.mayBeOwn(trace.record));
      if (isOwn) {
        onDone({ kind: 'created-found', short_code: values.short_code });
        return { step: 'editing' };
      }
      if (taken) return settle({ step: 'failed', error: taken.error });
      return settle({ step: trace.found === 'nothing' ? 'no-trace' : 'taken' });
    } catch (error) {
      if (!isApiError(error)) throw error;
      return settle(taken ? { step: 'failed', error: taken.error } : { step: 'unknown' });
    }
  };

  const save = async (values: CannedResponseValues): Promise<SaveState> => {
    setState({ step: 'sending' });
    const sentAt = serverNow();
    try {
      await mutateAsync({ body: { canned_response: values } });
      onDone({ kind: 'created', short_code: values.short_code });
      return { step: 'editing' };
    } catch (error) {
      if (!isApiError(error)) throw error;
      if (mayHaveHappened(error)) {
        setUnanswered(values);
        return findOut(values);
      }
      if (!isTaken(error)) return settle({ step: 'failed', error });
      const wasUnanswered = unanswered?.short_code === values.short_code;
      const mayBeOwn = ({ created_at }: CannedResponse) =>
        wasUnanswered || (sentAt !== null && Date.parse(created_at) >= sentAt - CLOCK_ERROR);
      return findOut(values, { error, mayBeOwn });
    }
  };

  return { state, save, findOut };
}
