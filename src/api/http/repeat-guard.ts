// The protocol with the proxy template (deploy/nginx) for requests that must not be carried out twice.
import { observable } from '~/lib/observable';

/**
 * Request header with the ID of a person's confirmation. The proxy forwards one request per ID and removes the header.
 */
export const CONFIRMATION_HEADER = 'campaign-confirmation';

/** Response header with the value `refused`, by which the proxy announces that it follows this protocol. */
export const GUARD_HEADER = 'campaign-repeats';

/** True if the last count of an audience came through a proxy that refuses repeated campaigns. */
export const repeatGuard = observable(false);

/** Records whether a response announces that repeated campaigns are refused. */
export function noteRepeatGuard(headers: Headers): void {
  repeatGuard.set(headers.get(GUARD_HEADER) === 'refused');
}
