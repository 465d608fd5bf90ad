import { decoded } from '~/lib/markdown/safe-address';

export interface ArticleAddress {
  /** Without protocol, parameters, heading and a slash at the end, by which two are compared. */
  readonly whole: string;
  /** The same without its last part. */
  readonly folder: string;
}

/** An address of the web, read where it stands at `base`; null for any other kind. */
export function articleAddress(address: string, base: string): ArticleAddress | null {
  const from = URL.canParse(base) ? base : undefined;
  if (!URL.canParse(address, from)) return null;
  const { protocol, host, pathname } = new URL(address, from);
  if (protocol !== 'https:' && protocol !== 'http:') return null;
  const whole = `${host}${decoded(pathname)}`.replace(/\/+$/, '');
  return { whole, folder: whole.slice(0, whole.lastIndexOf('/')) };
}
