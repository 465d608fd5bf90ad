// Reads a file that anybody can read, such as an image of an article: without the token or anything else that tells who reads it.

/** Why a file could not be had. */
export type Unread = 'unreachable' | 'too-large';

/** In milliseconds. A file may come slowly, but a body without an end must not keep an export from ending. */
const TIME_LIMIT = 60_000;

/** Resolves to the bytes of a body, or to null as soon as there are more than `most`. */
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

/** The bytes of a public file, up to `most`. Where it may be fetched from is the policy's to say. Throws only once aborted. */
export async function publicFile(
  address: string,
  most: number,
  signal: AbortSignal,
): Promise<Uint8Array<ArrayBuffer> | Unread> {
  try {
    const answer = await fetch(address, {
      // With credentials on the console's own origin, because connections without them are for sends alone (client.ts).
      credentials: 'same-origin',
      referrerPolicy: 'no-referrer',
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(TIME_LIMIT)]),
    });
    if (!answer.ok) return 'unreachable';
    if (!answer.body) return new Uint8Array();
    if (Number(answer.headers.get('content-length')) > most) {
      await answer.body.cancel();
      return 'too-large';
    }
    return (await readUpTo(answer.body, most)) ?? 'too-large';
  } catch {
    signal.throwIfAborted();
    return 'unreachable';
  }
}
