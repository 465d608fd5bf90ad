// The headers that the console and the proxy template (deploy/nginx) use to prevent a campaign from being sent twice.
import { createObservable } from '~/lib/create-observable';

/**
 * Request header with the ID of the user's confirmation. The proxy forwards only one request per ID and removes the
 * header.
 */
export const CAMPAIGN_CONFIRMATION_HEADER = 'campaign-confirmation';

/** Response header of the proxy. Its value `refused` announces that the proxy blocks repeated requests. */
export const GUARD_HEADER = 'campaign-repeats';

/** True if the last campaign preview passed through a proxy that blocks repeated campaigns. */
export const isRepeatGuardActive = createObservable(false);

/** Stores whether the response headers announce that the proxy blocks repeated campaigns. */
export function updateRepeatGuard(headers: Headers): void {
  isRepeatGuardActive.set(headers.get(GUARD_HEADER) === 'refused');
}
