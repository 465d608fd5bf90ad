/** SHA-256 of bytes, in lower-case hexadecimal. Needs a secure context. */
export async function sha256Of(bytes: BufferSource): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The same of a text. */
export const sha256 = (text: string): Promise<string> => sha256Of(new TextEncoder().encode(text));
