// Revokes a confirmation when it expires, at sign-out, or when a suspended page resumes.
import { type Dispatch, useEffect } from 'react';
import { session } from '~/session/session';
import type { WizardEvent } from '../wizard-state';

export function useConfirmationRevocation(dispatch: Dispatch<WizardEvent>): void {
  useEffect(() => {
    // Signing out revokes the confirmation, so that nothing is sent after another sign-in.
    const unsubscribe = session.subscribe(() =>
      dispatch({ type: session.get().step === 'signed-in' ? 'signed-in' : 'signed-out' }),
    );
    const look = setInterval(() => dispatch({ type: 'looked', at: Date.now() }), 1000);
    // A page that was restored from the back/forward cache or resumed is treated as a new one, so its confirmation is
    // revoked.
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
