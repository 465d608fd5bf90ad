// Ends a confirmation without the person's action: when it expires, at sign-out, or when a suspended page resumes.
import { type Dispatch, useEffect } from 'react';
import { session } from '~/session/session';
import type { WizardEvent } from '../wizard-state';

export function useInterruptions(dispatch: Dispatch<WizardEvent>): void {
  useEffect(() => {
    // The end of the session also ends the confirmation, so that nothing is sent after a new sign-in.
    const unsubscribe = session.subscribe(() =>
      dispatch({ type: session.get().step === 'signed-in' ? 'signed-in' : 'signed-out' }),
    );
    const look = setInterval(() => dispatch({ type: 'looked', at: Date.now() }), 1000);
    // A page restored from the back/forward cache or resumed counts as a new one, so its confirmation is void.
    const restart = () => dispatch({ type: 'restarted' });
    const show = ({ persisted }: PageTransitionEvent) => persisted && restart();
    addEventListener('pageshow', show);
    document.addEventListener('resume', restart);
    return () => {
      unsubscribe();
      clearInterval(look);
      removeEventListener('pageshow', show);
      document.removeEventListener('resume', restart);
    };
  }, [dispatch]);
}
