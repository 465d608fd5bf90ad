// Where one write stands, from the click to its outcome.
import { useState } from 'react';
import { isPending, type Progress, type Report, type Step } from './write-state';

export function useWriting<Outcome extends { readonly step: Step }>() {
  const [state, setState] = useState<{ readonly step: 'idle' | Progress } | Outcome>({ step: 'idle' });
  return {
    state,
    /** Nothing is sent while another write is on its way. */
    run: async (write: (report: Report) => Promise<Outcome>): Promise<void> => {
      if (isPending(state)) return;
      const outcome = await write((step) => setState({ step }));
      // An earlier attempt stays unknown until something could be read.
      setState(state.step === 'unknown' && outcome.step === 'not-sent' ? state : outcome);
    },
    /** Forgets what became of the last attempt. */
    reset: () => setState({ step: 'idle' }),
  };
}
