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
/** A worker that said nothing for so long may have been stopped, in milliseconds. Browsers wait for 30 s of idleness. */
const LONGEST_SILENCE = 12_000;

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

/** Tells the worker that this page is served by it, and resolves once it knows. */
async function activate(): Promise<void> {
  const { serviceWorker } = navigator;
  const known = new Promise<void>((resolve) => {
    const listen = ({ data }: MessageEvent<{ readonly type?: string }>) => {
      if (data?.type !== 'MOCKING_ENABLED') return;
      serviceWorker.removeEventListener('message', listen);
      resolve();
    };
    serviceWorker.addEventListener('message', listen);
  });
  serviceWorker.controller?.postMessage('MOCK_ACTIVATE');
  await Promise.race([known, sleep(PATIENCE)]);
}

/**
 * A browser stops an idle worker, which then has forgotten whom it serves: requests would go past it, to a host that
 * knows nothing of the platform. It talks every few seconds while it lives; after a silence the next request waits
 * until it has been told again.
 */
function keepActive(): void {
  let heardAt = Date.now();
  navigator.serviceWorker.addEventListener('message', () => {
    heardAt = Date.now();
  });
  setInterval(() => navigator.serviceWorker.controller?.postMessage('MOCK_ACTIVATE'), 5000);
  const send = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    if (Date.now() - heardAt > LONGEST_SILENCE) await activate();
    return send(input, init);
  };
}

/**
 * Starts the sandbox in this page and resolves once it answers every request. Faults, latency and log belong to this tab,
 * the data and their variants to all.
 */
export async function startSandbox(): Promise<Sandbox> {
  const store = await openBrowserStore(demoState).catch(() => memoryStore(demoState()));
  const sandbox = new Sandbox({ store, demo: demoState, report: console.error });
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
