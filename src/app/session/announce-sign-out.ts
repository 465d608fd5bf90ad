import { getConfiguration } from '~/api/configuration';
import { signOutCount } from '~/session/session';

/**
 * After each sign-out in this tab, requests the path that the configuration names, if any. Its response can make the
 * browser clear data with `Clear-Site-Data`. Other tabs send nothing: a suspended tab could send the request after the
 * next person has signed in, and clear that person's data. Returns a function that stops this.
 */
export const announceSignOuts = (): (() => void) =>
  signOutCount.subscribe(() => {
    const path = getConfiguration().signOutPath;
    if (path === null) return;
    // Browsers ignore the header if the request omits credentials. The sign-out is complete whatever the response is.
    fetch(location.origin + path, { method: 'POST', credentials: 'same-origin', keepalive: true }).catch(
      () => {},
    );
  });
