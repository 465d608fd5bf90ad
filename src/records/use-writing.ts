// Where one write stands, from the click to its outcome.
import { useState } from 'react';
import type { ApiError } from '~/api/http/api-error';
import { isPending, type Progress, type Report, type Step, staysUnconfirmed } from './write-state';

export function useWriting<Outcome extends { readonly step: Step; readonly error?: ApiError | null }>() {
  const [state, setState] = useState<{ readonly step: 'idle' | Progress } | Outcome>({ step: 'idle' });
  const [refusal, setRefusal] = useState<ApiError | null>(null);
  return {
    state,
    /** What the last attempt was refused with, also where an earlier one stays not confirmed. */
    refusal: isPending(state) ? null : refusal,
    /** Nothing is sent while another write is on its way. */
    run: async (write: (report: Report) => Promise<Outcome>): Promise<void> => {
      if (isPending(state)) return;
      const outcome = await write((step) => setState({ step }));
      setRefusal(outcome.step === 'refused' ? (outcome.error ?? null) : null);
      setState(staysUnconfirmed(state, outcome) ? state : outcome);
    },
    /** Forgets what became of the last attempt. */
    reset: () => {
      setState({ step: 'idle' });
      setRefusal(null);
    },
  };
}
