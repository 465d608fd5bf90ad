// The origins that links in untrusted text may open without asking for confirmation.
import { useEffect } from 'react';
import { getConfiguration } from '~/api/configuration';
import { addKnownOrigins } from '~/ui/text/outside-link';

/**
 * Returns the origins of the console, the services, the dashboards and the configured websites. Origins of images aren't
 * included, because anyone may be able to upload a page there.
 */
export function listKnownOrigins(): readonly string[] {
  const { platformUrl, authUrl, assistantUrl, knownHosts, workspaces } = getConfiguration();
  const dashboards = workspaces.flatMap(({ dashboardUrl }) => dashboardUrl ?? []);
  const own = window.location.href;
  return [own, platformUrl, authUrl, assistantUrl, ...knownHosts, ...dashboards].map(
    (address) => new URL(address, own).origin,
  );
}

/** Adds the configured origins and the origin of an article's public URL, which may be a portal's custom domain. */
export function useKnownOrigins(publicAddress: string): void {
  useEffect(() => {
    addKnownOrigins(listKnownOrigins());
    if (URL.canParse(publicAddress)) addKnownOrigins([new URL(publicAddress).origin]);
  }, [publicAddress]);
}
