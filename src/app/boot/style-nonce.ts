/**
 * Returns the nonce that the page's content security policy requires for style elements. The server inserts the nonce
 * into the page.
 */
export function getStyleNonce(): string {
  return document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? '';
}
