// Checks if a server closes an HTTP/2 connection after its response.
import { type ClientHttp2Session, connect, type SecureClientSessionOptions } from 'node:http2';

/** The time limit for connecting, in milliseconds. */
const CONNECT_LIMIT = 5_000;
/** The time in milliseconds within which the server should close the connection after its response. */
const CLOSE_LIMIT = 1_000;

/** Opens an HTTP/2 session. Resolves to null if the server doesn't support HTTP/2. */
const openSession = (
  origin: string,
  options: SecureClientSessionOptions,
): Promise<ClientHttp2Session | null> =>
  new Promise((resolve) => {
    const session = connect(origin, options);
    const giveUp = () => {
      session.destroy();
      resolve(null);
    };
    session.setTimeout(CONNECT_LIMIT, giveUp);
    session.on('error', giveUp);
    session.on('connect', () => (session.alpnProtocol === 'h2' ? resolve(session) : giveUp()));
  });

/**
 * Sends a request over HTTP/2 and reports whether the server keeps the connection open after its response. Resolves to
 * null if the server doesn't support HTTP/2 or doesn't respond. Uses TLS, because browsers use HTTP/2 only over TLS.
 */
export async function isHttp2ConnectionKept(
  address: string,
  headers: Readonly<Record<string, string>>,
  options: SecureClientSessionOptions = {},
): Promise<boolean | null> {
  const url = new URL(address);
  const session = url.protocol === 'https:' ? await openSession(url.origin, options) : null;
  if (!session) return null;
  const isKept = await new Promise<boolean | null>((resolve) => {
    session.on('goaway', () => resolve(false)).on('close', () => resolve(false));
    const stream = session.request({ ':path': url.pathname, ...headers });
    stream.on('error', () => resolve(null));
    stream.on('end', () => setTimeout(resolve, CLOSE_LIMIT, true));
    stream.resume().end();
  });
  session.destroy();
  return isKept;
}
