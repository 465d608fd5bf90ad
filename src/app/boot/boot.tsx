import { createRoot } from 'react-dom/client';
import { setConfiguration } from '~/api/configuration';
import { isApiError } from '~/api/http/api-error';
import { locale } from '~/i18n/locale';
import { isMissingCodeError } from '~/lib/missing-code';
import { renameMissingCodeErrors } from '~/ui/page/missing-part';
import { isWorkspaceError } from '../problem/workspace-error';
import { ConsoleRoot } from './console-root';
import { unregisterServiceWorkers } from './left-over-workers';
import { type BootProblem, loadConfiguration } from './load-configuration';
import { setSandboxParts } from './sandbox-link';
import { installTrustedTypes } from './trusted-types';

/** Logs only bugs of the console, because an error boundary already shows all other errors. */
function onCaughtError(error: unknown): void {
  if (!isApiError(error) && !isWorkspaceError(error) && !isMissingCodeError(error)) reportError(error);
}

/**
 * Starts the console in this order: removes service workers of other builds, loads the configuration, starts the
 * embedded platform (in builds that include it) and renders the router.
 */
export async function startConsole(): Promise<void> {
  const isSandboxBuild = import.meta.env.DEV || import.meta.env.MODE === 'sandbox';
  if (!isSandboxBuild && (await unregisterServiceWorkers(navigator.serviceWorker))) return location.reload();
  installTrustedTypes();
  renameMissingCodeErrors();
  document.documentElement.lang = locale.get();
  const host = document.getElementById('root');
  if (!host) throw new Error('The page has no root.');
  const root = createRoot(host, { onCaughtError });
  const fail = async (problem: BootProblem) => {
    document.getElementById('early')?.remove();
    const { BootProblemPage } = await import('./boot-problem-page');
    root.render(<BootProblemPage problem={problem} />);
  };
  const loaded = await loadConfiguration();
  if (!loaded.ok) return fail(loaded.problem);
  setConfiguration(loaded.configuration);
  // biome-ignore lint/suspicious/noConsole: people who deploy the console look for the error here
  for (const key of loaded.configuration.unknownKeys ?? []) console.warn(`/config.json: unknown key ${key}`);
  if (import.meta.env.DEV || import.meta.env.MODE === 'sandbox') {
    if (loaded.configuration.mode === 'sandbox') {
      try {
        const { startSandboxUi } = await import('~/sandbox-panel/start-sandbox-ui');
        setSandboxParts(await startSandboxUi());
      } catch (error) {
        return fail({ kind: 'sandbox', why: error instanceof Error ? error.message : String(error) });
      }
    }
  }
  root.render(<ConsoleRoot />);
}
