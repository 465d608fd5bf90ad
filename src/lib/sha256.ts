/**
 * Returns the SHA-256 of the bytes in lowercase hexadecimal. Available only in a secure context (HTTPS or localhost).
 */
export async function hashBytes(bytes: BufferSource): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', bytes);
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Returns the SHA-256 of the text's UTF-8 bytes in lowercase hexadecimal. */
export const hashText = (text: string): Promise<string> => hashBytes(new TextEncoder().encode(text));
