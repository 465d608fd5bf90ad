// The sandbox in the browser. A service worker passes every platform request of the console to the simulated platform,
// which runs in the page.
import { setupWorker } from 'msw/browser';
import { openBrowserStore } from './browser-store';
import { createDemoState } from './demo/demo-state';
import { createHandlers, type SandboxTransport } from './handlers';
import { createMemoryStore } from './memory-store';
import { Sandbox } from './sandbox';

/** The time after which a request without a response fails, in milliseconds. */
const SILENCE = 120_000;
/** The maximum time that the page waits for its service worker, in milliseconds. */
const PATIENCE = 10_000;
/**
 * The time without messages after which the worker may have been stopped, in milliseconds. Browsers stop an idle worker
 * after 30 s.
 */
const LONGEST_SILENCE = 12_000;

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Sockets don't exist in the browser. Therefore, any lost response becomes a network error, either at once or after the
 * timeout.
 */
const MOUNT: SandboxTransport = {
  connection: () => ({ source: 'browser', socket: null }),
  async deliver({ delivery, response }) {
    if (delivery === 'silent') await sleep(SILENCE);
    return delivery === 'whole' ? response : Response.error();
  },
};

/** Resolves once the worker controls this page, because earlier requests would bypass the worker. */
async function untilControlled(): Promise<void> {
  const { serviceWorker } = navigator;
  if (serviceWorker.controller) return;
  await new Promise<void>((resolve, reject) => {
    serviceWorker.addEventListener('controllerchange', () => resolve(), { once: true });
    setTimeout(() => reject(new Error('The sandbox worker does not take over this page.')), PATIENCE);
  });
}

/** Registers this page with the worker. Resolves once the worker confirms. */
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
 * Keeps the worker running by sending it a message every few seconds. Otherwise, the browser stops the idle worker,
 * which then forgets its pages and no longer intercepts their requests. After a long time without messages from the
 * worker, the next request therefore registers the page again first.
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
 * Starts the sandbox in this page and resolves once it handles every request. Faults, latency and log belong to this
 * tab. All tabs share the data and its variants.
 */
export async function startSandbox(): Promise<Sandbox> {
  const store = await openBrowserStore(createDemoState).catch(() => createMemoryStore(createDemoState()));
  const sandbox = new Sandbox({ store, demo: createDemoState, report: console.error });
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
