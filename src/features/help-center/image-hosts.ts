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
 * that uploads of this page came to lie at.
 */
export function imageHosts(noted: readonly string[]): readonly string[] {
  const { platformUrl, imageHosts: origins } = configuration();
  const platform = new URL(platformUrl || '/', window.location.href).host;
  return [...new Set([platform, ...origins.map((origin) => new URL(origin).host), ...noted])];
}

/** The same, drawn anew when an upload adds one. */
export const useImageHosts = (): readonly string[] =>
  imageHosts(useSyncExternalStore(uploadedHosts.subscribe, uploadedHosts.get));
