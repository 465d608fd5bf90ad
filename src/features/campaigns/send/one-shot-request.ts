// Keeps browsers and proxies from carrying out twice the request that creates a campaign.
import { CONFIRMATION_HEADER } from '~/api/http/repeat-guard';

/** The request as the client made it, and where it goes: a path, or an absolute address. */
export type PrepareRequest = (request: RequestInit, address: string) => RequestInit;

/** Reports whether the page came over HTTP/2 or newer. Browsers stream request bodies over those only. */
function hasStreams(): boolean {
  const [page] = performance.getEntriesByType('navigation');
  return page instanceof PerformanceResourceTiming && ['h2', 'h3'].includes(page.nextHopProtocol);
}

/** Reports whether the browser streams request bodies: one that doesn't never reads `duplex`. */
export function canStreamBodies(): boolean {
  let isRead = false;
  const init = {
    method: 'POST',
    body: new ReadableStream(),
    get duplex() {
      isRead = true;
      return 'half';
    },
  };
  try {
    // Browsers without streams take the body for text, and so give it a type.
    return !new Request('https://console.invalid', init).headers.has('content-type') && isRead;
  } catch {
    return false;
  }
}

/**
 * Adds the ID of the confirmation, by which the proxy refuses a second request, and streams the body where possible.
 * Browsers repeat a POST by themselves after a lost connection, 421, GOAWAY or REFUSED_STREAM. They can't repeat a
 * streamed body, because they don't keep it: over HTTP/2 Chromium sent each request once in all of these cases.
 *
 * Both are for the console's own origin. Elsewhere the header would have to be allowed by CORS, and the protocol is unknown.
 */
export const protectOneShot =
  (confirmation: string): PrepareRequest =>
  (request, address) => {
    if (new URL(address, location.href).origin !== location.origin) return request;
    const headers = new Headers(request.headers);
    headers.set(CONFIRMATION_HEADER, confirmation);
    const { body } = request;
    if (typeof body !== 'string' || !hasStreams() || !canStreamBodies()) return { ...request, headers };
    const streamed = { ...request, headers, body: new Blob([body]).stream(), duplex: 'half' };
    return streamed;
  };
