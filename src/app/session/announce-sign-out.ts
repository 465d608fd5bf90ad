import { getConfiguration } from '~/api/configuration';
import { signOutCount } from '~/session/session';

/**
 * Requests the configured path, if there is one, after each sign-out in this tab. The server can respond with
 * `Clear-Site-Data` to clear this browser's data. Other tabs send nothing, because a suspended tab could send the
 * request after the next person has signed in and clear that person's data. Returns a function that unsubscribes.
 */
export const announceSignOuts = (): (() => void) =>
  signOutCount.subscribe(() => {
    const path = getConfiguration().signOutPath;
    if (path === null) return;
    // Browsers ignore `Clear-Site-Data` if the request omits credentials. The sign-out is complete whatever the
    // response is.
    fetch(location.origin + path, { method: 'POST', credentials: 'same-origin', keepalive: true }).catch(
      () => {},
    );
  });
