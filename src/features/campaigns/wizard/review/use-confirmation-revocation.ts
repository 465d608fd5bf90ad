// Revokes a confirmation when its recipient count expires, at sign-out, or when a suspended page resumes.
import { type Dispatch, useEffect } from 'react';
import { session } from '~/session/session';
import type { WizardEvent } from '../wizard-state';

export function useConfirmationRevocation(dispatch: Dispatch<WizardEvent>): void {
  useEffect(() => {
    // Revokes the confirmation at sign-out, so that nothing is sent after the next sign-in.
    const unsubscribe = session.subscribe(() =>
      dispatch({ type: session.get().step === 'signed-in' ? 'signed-in' : 'signed-out' }),
    );
    const look = setInterval(() => dispatch({ type: 'looked', at: Date.now() }), 1000);
    // A page that resumed, or was restored from the back/forward cache, is treated like a new page. Its confirmation is
    // therefore revoked.
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
