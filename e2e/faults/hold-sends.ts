// Stops a page at one await while a campaign is sent, so that a test can kill the page exactly there. Runs inside the
// page and wraps the browser's promises and events, not the console's code. Changes only their timing.

interface Hold {
  /** Starts counting awaits, and stops the page at the await `at`. With `null`, only records the awaits. */
  start(at: string | null): void;
  /** Every await since `start`, in order, such as `lock 1`, `disk 2`. */
  readonly seen: string[];
  isHeld: boolean;
  /** Resumes the page after advancing its clock by this many milliseconds. */
  goOn(later: number): void;
}

declare global {
  interface Window {
    hold: Hold;
  }
}

/** Installs `window.hold`, which stops the page at an await. Passed to `page.addInitScript`. */
export function installSendPauses(): void {
  let isCounting = false;
  let target: string | null = null;
  let release = () => {};
  let offset = 0;
  const counts = new Map<string, number>();
  const realNow = Date.now.bind(Date);
  Date.now = () => realNow() + offset;

  /** Counts this await, and reports whether the page must stop at it. */
  function reach(name: string): boolean {
    if (!isCounting) return false;
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    window.hold.seen.push(`${name} ${count}`);
    return target === `${name} ${count}`;
  }
  const held = () =>
    new Promise<void>((resolve) => {
      release = resolve;
      window.hold.isHeld = true;
    });
  const gate = async (name: string) => (reach(name) ? held() : undefined);

  window.hold = {
    seen: [],
    isHeld: false,
    start(at) {
      isCounting = true;
      target = at;
    },
    goOn(later) {
      offset = later;
      release();
    },
  };

  const request = navigator.locks.request.bind(navigator.locks) as (...given: unknown[]) => Promise<unknown>;
  navigator.locks.request = (async (...given: unknown[]) => {
    if (String(given[0]).startsWith('campaign:')) await gate('lock');
    return request(...given);
  }) as typeof navigator.locks.request;

  const digest = crypto.subtle.digest.bind(crypto.subtle);
  crypto.subtle.digest = async (...given) => {
    const value = await digest(...given);
    await gate('fingerprint');
    return value;
  };

  const { fetch: send } = window;
  window.fetch = async (...given) => {
    const isCreate = given[1]?.method === 'POST' && /\/campaigns$/.test(String(given[0]));
    if (!isCreate) return send(...given);
    const response = await send(...given);
    await gate('response');
    return response;
  };
  const { text } = Response.prototype;
  Response.prototype.text = async function (this: Response) {
    const isCreate = /\/campaigns$/.test(this.url);
    const read = await text.call(this);
    if (isCreate) await gate('body');
    return read;
  };

  type Listening = IDBTransaction | IDBRequest;
  /** Delays the listeners of one kind of event while the page is stopped. */
  function holdEvents(prototype: Listening, type: string, name: (target: Listening) => string | null): void {
    const { addEventListener } = prototype;
    prototype.addEventListener = function (
      this: Listening,
      listened: string,
      listener: EventListenerOrEventListenerObject,
      options?: boolean | AddEventListenerOptions,
    ) {
      const place = listened === type ? name(this) : null;
      if (place === null || typeof listener !== 'function')
        return addEventListener.call(this, listened, listener, options);
      const wrapped = (event: Event) => {
        if (!reach(place)) listener.call(this, event);
        else void held().then(() => listener.call(this, event));
      };
      return addEventListener.call(this, listened, wrapped, options);
    };
  }
  const isLedger = (transaction: IDBTransaction | null) => transaction?.db.name === 'campaign-ledger';
  // The console awaits the completed transaction of a write, but only the successful request of a read.
  holdEvents(IDBTransaction.prototype, 'complete', (target) =>
    target instanceof IDBTransaction && isLedger(target) && target.mode === 'readwrite' ? 'disk' : null,
  );
  holdEvents(IDBRequest.prototype, 'success', (target) =>
    target instanceof IDBRequest && isLedger(target.transaction) && target.transaction?.mode === 'readonly'
      ? 'read'
      : null,
  );
}
