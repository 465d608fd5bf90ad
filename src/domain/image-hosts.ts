// The hosts whose images are shown, and may be read for an export.
import { useSyncExternalStore } from 'react';
import { configuration } from '~/api/configuration';
import { parsedJson } from '~/lib/json';
import { observable } from '~/lib/observable';

const STORAGE_KEY = 'console-image-hosts';
/** How many are remembered: a platform has one or two, and the newest are the true ones. */
const MOST = 20;

function rememberedHosts(): readonly string[] {
  try {
    const hosts = parsedJson(localStorage.getItem(STORAGE_KEY) ?? '');
    return Array.isArray(hosts) ? hosts.filter((host) => typeof host === 'string') : [];
  } catch {
    return [];
  }
}

/** Hosts at which images came to lie that this browser uploaded: what an author sent is shown, on the next visit, too. */
export const uploadedHosts = observable(rememberedHosts());

/** Remembers where an uploaded image is served from. */
export function noteImageHost(address: string): void {
  const { host } = new URL(address);
  const others = uploadedHosts.get().filter((one) => one !== host);
  uploadedHosts.set([...others, host].slice(-MOST));
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(uploadedHosts.get()));
  } catch {
    // A browser that stores nothing remembers it as long as the page is open.
  }
}

/**
 * The hosts whose images are shown in editor and preview: the platform's own, those that the configuration names, and those
 * that uploads of this browser came to lie at. The console's own origin has pages and services, to which no text may make
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
