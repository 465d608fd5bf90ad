import { useSyncExternalStore } from 'react';
import { configuration } from '~/api/configuration';
import { observable } from '~/lib/observable';

/** Hosts of images that were uploaded from this page: what an author just sent is shown. */
export const uploadedHosts = observable<readonly string[]>([]);

/** Remembers where an uploaded image is served from. */
export function noteImageHost(address: string): void {
  uploadedHosts.set([...uploadedHosts.get(), new URL(address).host]);
}

/**
 * The hosts whose images are shown in editor and preview: the platform's own, those that the configuration names, and those
 * that uploads of this page came to lie at. The console's own origin has pages and services, to which no text may make
 * anybody's browser send anything: it is one of them only by name, or where the whole platform is embedded.
 */
export function imageHosts(noted: readonly string[]): readonly string[] {
  const { mode, platformUrl, imageHosts: origins } = configuration();
  const platform = new URL(platformUrl || '/', window.location.href).host;
  const served = [platform, ...noted].filter((host) => mode === 'sandbox' || host !== window.location.host);
  return [...new Set([...served, ...origins.map((origin) => new URL(origin).host)])];
}

/** The host that no image may lie at, whoever says so: the console's own, unless it is one of those that serve them. */
export const refusedImageHost = (): string | null =>
  imageHosts([]).includes(window.location.host) ? null : window.location.host;

/** The same, drawn anew when an upload adds one. */
export const useImageHosts = (): readonly string[] =>
  imageHosts(useSyncExternalStore(uploadedHosts.subscribe, uploadedHosts.get));
