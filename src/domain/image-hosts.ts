// The origins that images may be loaded from. Exports may download images from the same origins.
import { useSyncExternalStore } from 'react';
import { getConfiguration } from '~/api/configuration';
import { createObservable } from '~/lib/create-observable';
import { parseJson } from '~/lib/json/json';

const STORAGE_KEY = 'console-image-hosts';
/** Maximum number of stored origins. A platform uses one or two origins, so the limit drops only outdated ones. */
const MOST = 20;

function rememberedHosts(): readonly string[] {
  try {
    const hosts = parseJson(localStorage.getItem(STORAGE_KEY) ?? '');
    // Adds the scheme, because earlier versions of the console stored hosts without it.
    return Array.isArray(hosts)
      ? hosts
          .filter((host) => typeof host === 'string')
          .map((host) => (host.includes('://') ? host : `https://${host}`))
      : [];
  } catch {
    return [];
  }
}

/**
 * Origins that serve images uploaded from this browser. They are stored, so that authors also see these images on their
 * next visit.
 */
export const imageUploadHosts = createObservable(rememberedHosts());

/** Stores the origin of an uploaded image. */
export function storeImageHost(address: string): void {
  const { origin } = new URL(address);
  const others = imageUploadHosts.get().filter((one) => one !== origin);
  imageUploadHosts.set([...others, origin].slice(-MOST));
  try {
    localStorage.setItem(STORAGE_KEY, JSON.stringify(imageUploadHosts.get()));
  } catch {
    // Ignores the error, because without browser storage the origin is still known until the page is closed.
  }
}

/**
 * Returns the origins that the editor and the preview load images from: those of the platform, the configuration and
 * uploads from this browser. Usually excludes the console's own origin, because an image in an article must not cause
 * requests to the console's pages and services. Includes it if it is configured as an image host, or in sandbox mode,
 * because the platform then has the same origin.
 */
export function listImageHosts(noted: readonly string[]): readonly string[] {
  const { mode, platformUrl, imageHosts: named } = getConfiguration();
  const platform = new URL(platformUrl || '/', window.location.href).origin;
  const served = [platform, ...noted].filter(
    (origin) => mode === 'sandbox' || origin !== window.location.origin,
  );
  return [...new Set([...served, ...named.map((address) => new URL(address).origin)])];
}

/**
 * Returns the console's own host, which images must not be loaded from. Returns null if the console's origin is allowed
 * to serve images.
 */
export const getBlockedImageHost = (): string | null =>
  listImageHosts([]).includes(window.location.origin) ? null : window.location.host;

/** Returns the result of `listImageHosts`, and updates it when an upload adds an origin. */
export const useImageHosts = (): readonly string[] =>
  listImageHosts(useSyncExternalStore(imageUploadHosts.subscribe, imageUploadHosts.get));
