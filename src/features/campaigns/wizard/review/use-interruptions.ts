// What ends a confirmation without the person doing anything in the wizard: time, a sign-out, a page that was put aside.
import { type Dispatch, useEffect } from 'react';
import { session } from '~/session/session';
import type { WizardEvent } from '../wizard-state';

export function useInterruptions(dispatch: Dispatch<WizardEvent>): void {
  useEffect(() => {
    // A token that ended or was given up takes the confirmation with it: nothing may fire after a new sign-in.
    const unsubscribe = session.subscribe(() =>
      dispatch({ type: session.get().step === 'signed-in' ? 'signed-in' : 'signed-out' }),
    );
    const look = setInterval(() => dispatch({ type: 'looked', at: Date.now() }), 1000);
    // A page that was put aside and comes back is one that starts: what was confirmed in it is so no more.
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
