import { getConfiguration } from '~/api/configuration';
import { session } from '~/session/session';

/**
 * After each sign-out, requests the path that the configuration names, if any. Its response can make the browser clear
 * data with `Clear-Site-Data`. Returns a function that stops this.
 */
export function announceSignOuts(): () => void {
  let isSignedOut = session.get().step === 'signed-out';
  return session.subscribe(() => {
    const wasSignedOut = isSignedOut;
    isSignedOut = session.get().step === 'signed-out';
    const path = getConfiguration().signOutPath;
    if (path === null || wasSignedOut || !isSignedOut) return;
    // Browsers ignore the header if the request omits credentials. The sign-out is complete whatever the response is.
    fetch(location.origin + path, { method: 'POST', credentials: 'same-origin', keepalive: true }).catch(
      () => {},
    );
  });
}
