// Reads a file that anybody can read, such as an image of an article: without the token or anything else that tells who reads it.

/** Why a file could not be had. */
export type Unread = 'unreachable' | 'too-large';

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
      signal,
    });
    if (!answer.ok) return 'unreachable';
    if (Number(answer.headers.get('content-length')) > most) return 'too-large';
    const bytes = new Uint8Array(await answer.arrayBuffer());
    return bytes.length > most ? 'too-large' : bytes;
  } catch {
    signal.throwIfAborted();
    return 'unreachable';
  }
}
