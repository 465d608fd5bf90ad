import { useEffect, useLayoutEffect, useRef } from 'react';
import { getConfiguration } from '~/api/configuration';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { cancelPasswordRequest, type PasswordOutcome, requestPassword } from '~/session/reauthentication';
import { useScope } from '~/session/scope-context';
import { showProblemToast } from '~/ui/notice/toast';
import { requiresPassword } from '../../send/requires-password';
import type { ArmedState, SendState } from '../../send/send-machine';

/**
 * Returns a function that asks for the password if the campaign has many recipients. The campaign may be sent only if
 * the function resolves to `confirmed`.
 */
export function usePasswordGate(state: SendState, when: 'now' | 'later') {
  const t = useT();
  const { person } = useScope();
  const latest = useRef(state);
  useLayoutEffect(() => {
    latest.current = state;
    // Closes the password dialog when the first confirmation is revoked, for example because the recipient count has
    // expired.
    if (state.name !== 'armed') cancelPasswordRequest();
  }, [state]);
  useEffect(() => () => cancelPasswordRequest(), []);

  return async (armed: ArmedState): Promise<PasswordOutcome> => {
    const { confirmation, preview } = armed;
    const count = preview.reachable;
    if (!requiresPassword(count, getConfiguration().reauthenticateAbove)) return 'confirmed';
    const text = t(m.campaigns_password_text, { count, when });
    const outcome = await requestPassword({ person, action: confirmation, text });
    if (latest.current === armed) return outcome;
    // The password dialog and the send dialog have closed, because the recipient count has changed or expired, or the
    // session has ended.
    showProblemToast({ message: t(m.campaigns_password_expired) });
    return 'canceled';
  };
}
