import { configuration } from '~/api/configuration';

/** Hosts of images that were uploaded from this page: what an author just sent is shown. */
const uploaded = new Set<string>();

/** Remembers where an uploaded image is served from. */
export function noteImageHost(address: string): void {
  uploaded.add(new URL(address).host);
}

/** The hosts whose images are shown in editor and preview: the platform's own, and those that uploads came to lie at. */
export function imageHosts(): readonly string[] {
  const platform = new URL(configuration().platformUrl || '/', window.location.href).host;
  return [...new Set([platform, ...uploaded])];
}
