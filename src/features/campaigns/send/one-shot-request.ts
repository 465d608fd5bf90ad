// Prevents browsers and proxies from repeating the request that creates a campaign.
import { CONFIRMATION_HEADER } from '~/api/http/repeat-guard';

/** Modifies a request of the client. The address is a path or an absolute URL. */
export type PrepareRequest = (request: RequestInit, address: string) => RequestInit;

/** Reports whether the page was loaded over HTTP/2 or newer. Browsers stream request bodies only over those. */
function hasStreams(): boolean {
  const [page] = performance.getEntriesByType('navigation');
  return page instanceof PerformanceResourceTiming && ['h2', 'h3'].includes(page.nextHopProtocol);
}

/** Reports whether the browser streams request bodies. A browser that doesn't never reads `duplex`. */
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
    // Browsers without streams convert the body to a string, and therefore set a content type.
    return !new Request('https://console.invalid', init).headers.has('content-type') && isRead;
  } catch {
    return false;
  }
}

/**
 * Adds the confirmation's ID, with which the proxy rejects a second request, and streams the body if possible. Browsers
 * resend a POST after a dropped connection, 421, GOAWAY or REFUSED_STREAM. They can't resend a streamed body because
 * they don't keep it. Over HTTP/2, Chromium sent each request once in all of these cases.
 *
 * Applies to the console's own origin only. On another origin, CORS would have to allow the header, and the protocol
 * isn't known.
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
