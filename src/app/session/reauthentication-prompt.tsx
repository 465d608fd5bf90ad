import { CatchBoundary } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import { isMissingCodeError } from '~/lib/missing-code';
import { failPasswordRequest, passwordRequest } from '~/session/reauthentication';
import { createLazyPart } from '~/ui/page/create-lazy-part';

const ReauthenticationDialog = createLazyPart(
  () => import('./reauthentication-dialog'),
  'ReauthenticationDialog',
);

/**
 * Shows the dialog that asks for the password while an action waits for it. Its code is loaded in advance. If the code
 * can't be loaded, the action ends with `not-loaded`, and the next action tries to load it again.
 */
export function ReauthenticationPrompt() {
  const request = useSyncExternalStore(passwordRequest.subscribe, passwordRequest.get);
  useEffect(() => void ReauthenticationDialog.preload(), []);
  return (
    <CatchBoundary getResetKey={() => request?.action ?? ''} errorComponent={MissingDialog}>
      {request && <ReauthenticationDialog key={request.action} {...request} />}
    </CatchBoundary>
  );
}

function MissingDialog({ error }: { readonly error: unknown }) {
  if (!isMissingCodeError(error)) throw error;
  useEffect(failPasswordRequest, []);
  return null;
}
