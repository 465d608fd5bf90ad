// The origins from which images are shown, and may be read for an export.
import { useSyncExternalStore } from 'react';
import { getConfiguration } from '~/api/configuration';
import { parseJson } from '~/lib/json/json';
import { observable } from '~/lib/observable';

const STORAGE_KEY = 'console-image-hosts';
/** Maximum number of remembered origins. A platform has one or two, and the newest are the current ones. */
const MOST = 20;

function rememberedHosts(): readonly string[] {
  try {
    const hosts = parseJson(localStorage.getItem(STORAGE_KEY) ?? '');
    // Former builds stored hosts without their scheme.
    return Array.isArray(hosts)
      ? hosts
          .filter((host) => typeof host === 'string')
          .map((host) => (host.includes('://') ? host : `https://${host}`))
      : [];
  } catch {
    return [];
  }
}

/** Origins that serve images uploaded from this browser, so that authors also see them on their next visit. */
export const uploadedHosts = observable(rememberedHosts());

/** Remembers the origin of an uploaded image. */
export function noteImageHost(address: string): void {
  const { origin } = new URL(address);
  const others = uploadedHosts.get().filter((one) => one !== origin);
  uploadedHosts.set([...others, origin].slice(-MOST));
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(uploadedHosts.get()));
  } catch {
    // Without storage, the origin is remembered as long as the page is open.
  }
}

/**
 * Returns the origins from which the editor and the preview show images: the platform's, those of the configuration,
 * and those of uploads from this browser. The console's own origin has pages and services, and no text may make a
 * browser send requests to them. So it is included only if configured, or if the whole platform is embedded.
 */
export function listImageHosts(noted: readonly string[]): readonly string[] {
  const { mode, platformUrl, imageHosts: named } = getConfiguration();
  const platform = new URL(platformUrl || '/', window.location.href).origin;
  const served = [platform, ...noted].filter(
    (origin) => mode === 'sandbox' || origin !== window.location.origin,
  );
  return [...new Set([...served, ...named.map((address) => new URL(address).origin)])];
}

/** Returns the host from which no image may be embedded: the console's own, unless it serves images. */
export const getBlockedImageHost = (): string | null =>
  listImageHosts([]).includes(window.location.origin) ? null : window.location.host;

/** Like `imageHosts`, but updates when an upload adds an origin. */
export const useImageHosts = (): readonly string[] =>
  listImageHosts(useSyncExternalStore(uploadedHosts.subscribe, uploadedHosts.get));
