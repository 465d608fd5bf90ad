// The hosts whose links in untrusted texts open without a question.
import { useEffect } from 'react';
import { getConfiguration } from '~/api/configuration';
import { addKnownHosts } from '~/ui/text/outside-link';

/** Returns the hosts of the console, the services, the dashboards and the configured origins. */
export function listKnownHosts(): readonly string[] {
  const { platformUrl, authUrl, assistantUrl, imageHosts, knownHosts, workspaces } = getConfiguration();
  const dashboards = workspaces.flatMap(({ dashboardUrl }) => dashboardUrl ?? []);
  const own = window.location.href;
  return [own, platformUrl, authUrl, assistantUrl, ...imageHosts, ...knownHosts, ...dashboards].map(
    (address) => new URL(address, own).host,
  );
}

/** Adds the hosts of the configuration. */
export function useKnownHosts(): void {
  useEffect(() => addKnownHosts(listKnownHosts()), []);
}

/** Adds the host of a public address that the platform returned, which may be a portal's custom domain. */
export function useKnownPublicHost(address: string): void {
  useEffect(() => {
    if (URL.canParse(address)) addKnownHosts([new URL(address).host]);
  }, [address]);
}
