// Downloads a public file, such as an image of an article, without the token or anything else that identifies the
// person.

/** The reason why a file couldn't be downloaded. */
export type DownloadFailure = 'unreachable' | 'too-large';

/**
 * Time limit in milliseconds. Long enough for slow files, but limited because an endless body must not block an export.
 */
const TIME_LIMIT = 60_000;

/** Returns the bytes of a body, or null if there are more than `most`. */
async function readUpTo(
  body: ReadableStream<Uint8Array<ArrayBuffer>>,
  most: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  const reader = body.getReader();
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    length += part.value.length;
    if (length > most) {
      await reader.cancel();
      return null;
    }
    chunks.push(part.value);
  }
  return new Uint8Array(await new Blob(chunks).arrayBuffer());
}

/**
 * Returns the bytes of a public file with at most `most` bytes, or the reason for a failure. The content security
 * policy restricts the origins that can be requested. Throws only if the signal is aborted.
 */
export async function fetchPublicFile(
  address: string,
  most: number,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer> | DownloadFailure> {
  try {
    const response = await fetch(address, {
      // Doesn't use `omit`, because the browser's connection pool for requests without credentials is reserved for
      // campaigns (client.ts).
      credentials: 'same-origin',
      referrerPolicy: 'no-referrer',
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT)]),
    });
    if (!response.ok) return 'unreachable';
    if (!response.body) return new Uint8Array();
    if (Number(response.headers.get('content-length')) > most) {
      await response.body.cancel();
      return 'too-large';
    }
    return (await readUpTo(response.body, most)) ?? 'too-large';
  } catch {
    signal.throwIfAborted();
    return 'unreachable';
  }
}
