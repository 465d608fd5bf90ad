import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { cannedResponseCreation } from '~/api/canned-responses';
import { type ApiError, isApiError, mayHaveHappened } from '~/api/http/api-error';
import { useScope } from '~/session/scope-context';
import { type CannedResponseValues, traceOf } from './changes';
import { lookUp } from './look-up';
import type { Outcome, SaveState } from './save-state';

const isTaken = ({ problem }: ApiError) =>
  problem.kind === 'invalid' && problem.fields.some(({ code }) => code === 'taken');

/** Creates a canned response and finds out the truth where the answer got lost. `onDone` is called once, when it is there. */
export function useCreation(onDone: (outcome: Outcome) => void) {
  const scope = useScope();
  const queryClient = useQueryClient();
  const { mutateAsync } = useMutation(cannedResponseCreation(scope));
  const [state, setState] = useState<SaveState>({ step: 'editing' });
  /** What was sent without an answer: a refusal as taken may then speak of one's own. */
  const [unanswered, setUnanswered] = useState<CannedResponseValues | null>(null);

  const settle = (next: SaveState): SaveState => {
    setState(next);
    return next;
  };

  const findOut = async (values: CannedResponseValues): Promise<SaveState> => {
    setState({ step: 'looking-up' });
    try {
      const { found } = traceOf(values, await lookUp(queryClient, scope, values.short_code));
      if (found === 'own') {
        onDone({ kind: 'created-found', short_code: values.short_code });
        return { step: 'editing' };
      }
      return settle({ step: found === 'other' ? 'taken' : 'no-trace' });
    } catch (error) {
      if (!isApiError(error)) throw error;
      return settle({ step: 'unknown', values });
    }
  };

  const save = async (values: CannedResponseValues): Promise<SaveState> => {
    setState({ step: 'sending' });
    try {
      await mutateAsync({ body: { canned_response: values } });
      onDone({ kind: 'created', short_code: values.short_code });
      return { step: 'editing' };
    } catch (error) {
      if (!isApiError(error)) throw error;
      const isLost = mayHaveHappened(error);
      if (isLost) setUnanswered(values);
      const mayBeOwn = isTaken(error) && unanswered?.short_code === values.short_code;
      return isLost || mayBeOwn ? findOut(values) : settle({ step: 'failed', error });
    }
  };

  return { state, save, findOut };
}
