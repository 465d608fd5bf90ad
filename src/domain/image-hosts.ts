// The origins whose images are shown, and may be read for an export.
import { useSyncExternalStore } from 'react';
import { configuration } from '~/api/configuration';
import { parsedJson } from '~/lib/json/json';
import { observable } from '~/lib/observable';

const STORAGE_KEY = 'console-image-hosts';
/** How many are remembered: a platform has one or two, and the newest are the true ones. */
const MOST = 20;

function rememberedHosts(): readonly string[] {
  try {
    const hosts = parsedJson(localStorage.getItem(STORAGE_KEY) ?? '');
    // Former builds stored a host without its scheme.
    return Array.isArray(hosts)
      ? hosts
          .filter((host) => typeof host === 'string')
          .map((host) => (host.includes('://') ? host : `https://${host}`))
      : [];
  } catch {
    return [];
  }
}

/** Origins that serve the images this browser uploaded, so that an author sees them on the next visit, too. */
export const uploadedHosts = observable(rememberedHosts());

/** Remembers where an uploaded image is served from. */
export function noteImageHost(address: string): void {
  const { origin } = new URL(address);
  const others = uploadedHosts.get().filter((one) => one !== origin);
  uploadedHosts.set([...others, origin].slice(-MOST));
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(uploadedHosts.get()));
  } catch {
    // A browser that stores nothing remembers it as long as the page is open.
  }
}

/**
 * The origins whose images are shown in editor and preview: the platform's, those that the configuration names, and those
 * that serve the uploads of this browser. The console's own origin has pages and services, to which no text may make a
 * browser send anything: it is allowed only by name, or where the whole platform is embedded.
 */
export function imageHosts(noted: readonly string[]): readonly string[] {
  const { mode, platformUrl, imageHosts: named } = configuration();
  const platform = new URL(platformUrl || '/', window.location.href).origin;
  const served = [platform, ...noted].filter(
    (origin) => mode === 'sandbox' || origin !== window.location.origin,
  );
  return [...new Set([...served, ...named.map((address) => new URL(address).origin)])];
}

/** The host that no image may lie at, whoever says so: the console's own, unless it is one of those that serve them. */
export const refusedImageHost = (): string | null =>
  imageHosts([]).includes(window.location.origin) ? null : window.location.host;

/** The same, drawn anew when an upload adds one. */
export const useImageHosts = (): readonly string[] =>
  imageHosts(useSyncExternalStore(uploadedHosts.subscribe, uploadedHosts.get));
