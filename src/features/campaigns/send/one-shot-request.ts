// Prevents browsers and proxies from repeating the request that creates a campaign.
import { CAMPAIGN_CONFIRMATION_HEADER } from '~/api/http/repeat-guard';

/** Modifies a request before the API client sends it. The address is a path or an absolute URL. */
export type RequestPreparer = (request: RequestInit, address: string) => RequestInit;

/**
 * Reports whether the page was loaded over HTTP/2 or newer, because browsers stream request bodies only over these
 * protocols.
 */
function hasStreams(): boolean {
  const [page] = performance.getEntriesByType('navigation');
  return page instanceof PerformanceResourceTiming && ['h2', 'h3'].includes(page.nextHopProtocol);
}

/** Reports whether the browser streams request bodies. Browsers that don't stream never access the `duplex` option. */
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
    // Browsers that don't stream convert the body to a string, and therefore set a content type.
    return !new Request('https://console.invalid', init).headers.has('content-type') && isRead;
  } catch {
    return false;
  }
}

/**
 * Adds the confirmation's ID, which lets the proxy reject a repeated request, and streams the body if possible.
 * Browsers resend a POST after a dropped connection, a 421 response, GOAWAY or REFUSED_STREAM. They can't resend a
 * streamed body, because they don't buffer it. In tests over HTTP/2, Chromium sent a streamed request only once in all
 * of these cases.
 *
 * Applies to the console's own origin only. On another origin, CORS would have to allow the header, and the protocol
 * isn't known.
 */
export const preventRepeatedRequest =
  (confirmation: string): RequestPreparer =>
  (request, address) => {
    if (new URL(address, location.href).origin !== location.origin) return request;
    const headers = new Headers(request.headers);
    headers.set(CAMPAIGN_CONFIRMATION_HEADER, confirmation);
    const { body } = request;
    if (typeof body !== 'string' || !hasStreams() || !canStreamBodies()) return { ...request, headers };
    const streamed = { ...request, headers, body: new Blob([body]).stream(), duplex: 'half' };
    return streamed;
  };
