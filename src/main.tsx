import '~/ui/styles-first.css';
import '~/ui/base.css';
import { createRoot } from 'react-dom/client';
import { setConfiguration } from '~/api/configuration';
import { Console } from '~/app/console';
import { loadConfiguration } from '~/app/load-configuration';
import { linkSandbox } from '~/app/sandbox-link';
import { installTrustedTypes } from '~/app/trusted-types';
import { locale } from '~/i18n/locale';

/** In this order: configuration, then the embedded platform (where this build carries it), then the router. */
async function boot(): Promise<void> {
  installTrustedTypes();
  document.documentElement.lang = locale.get();
  const root = createRoot(document.getElementById('root') as HTMLElement);
  const loaded = await loadConfiguration();
  if (!loaded.ok) {
    document.getElementById('early')?.remove();
    const { BootProblem } = await import('~/app/boot-problem');
    root.render(<BootProblem problem={loaded.problem} />);
    return;
  }
  setConfiguration(loaded.configuration);
  if (import.meta.env.DEV || import.meta.env.MODE === 'sandbox') {
    if (loaded.configuration.mode === 'sandbox') {
      const { startSandbox } = await import('~/sandbox/worker');
      linkSandbox(await startSandbox());
    }
  }
  root.render(<Console />);
}

void boot();
