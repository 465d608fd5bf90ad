// The sandbox in the browser: a service worker hands every request of the console to the platform in this page.
import { setupWorker } from 'msw/browser';
import { openBrowserStore } from './browser-store';
import { demoState } from './demo/demo-state';
import { createHandlers, type Mount } from './handlers';
import { memoryStore } from './memory-store';
import { Sandbox } from './sandbox';

/** How long a request that is never answered stays open, in milliseconds. */
const SILENCE = 120_000;
/** How long the page waits for its worker, in milliseconds. */
const PATIENCE = 10_000;

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** There are no sockets here: whatever would kill one is a network error, now or after the silence. */
const MOUNT: Mount = {
  connection: () => ({ source: 'browser', socket: null }),
  async deliver({ delivery, response }) {
    if (delivery === 'silent') await sleep(SILENCE);
    return delivery === 'whole' ? response : Response.error();
  },
};

/** Resolves once the worker controls this page: until then requests would go past it. */
async function untilControlled(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return;
  await new Promise<void>((resolve, reject) => {
    serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    setTimeout(() => reject(new Error('The sandbox worker does not take over this page.')), PATIENCE);
  });
}

/** A browser stops an idle worker, which forgets by that whom it serves: it is told again while the page lives. */
function keepActive(): void {
  const activate = () => navigator.serviceWorker.controller?.postMessage('MOCK_ACTIVATE');
  setInterval(activate, 5000);
  document.addEventListener('visibilitychange', activate);
}

/**
 * Starts the sandbox in this page and resolves once it answers every request. What it returns is all that a panel
 * needs: `reset`, `advanceClock`, `faults`, `log`, `rateLimit`. Faults and log belong to this tab, the data to all.
 */
export async function startSandbox(): Promise<Sandbox> {
  const store = await openBrowserStore(demoState).catch(() => memoryStore(demoState()));
  const sandbox = new Sandbox({ store, demo: demoState });
  const worker = setupWorker(...createHandlers(sandbox, MOUNT));
  await worker.start({
    serviceWorker: { url: '/mockServiceWorker.js' },
    onUnhandledRequest: 'bypass',
    quiet: true,
  });
  await untilControlled();
  keepActive();
  return sandbox;
}
