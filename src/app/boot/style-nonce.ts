/**
 * Returns the nonce for style elements from the page's content security policy. The server inserts it into the page.
 */
export function getStyleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}
