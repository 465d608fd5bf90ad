// The sandbox as one object: request limit, faults, request log and simulated platform. The server and the browser each
// create one.
import { isReadOperation, type OperationSpec } from '~/api/http/operation';
import { createObservable } from '~/lib/create-observable';
import { FaultRegistry } from './fault-registry';
import type { FormFile } from './operation-handler';
import {
  applyFaultToPlatform,
  applyFaultToResponse,
  createFaultResponse,
  createJsonResponse,
  createTooManyRequestsResponse,
  type SandboxOutcome,
  toCompleteOutcome,
} from './outcome';
import { advanceExpiry, type Platform, resetPlatform, type StoredFile } from './platform';
import {
  getRateLimitHeaders,
  RateLimiter,
  type RateLimitOptions,
  type RateLimitStatus,
} from './rate-limiter';
import { RequestLog } from './request-log';
import type { ReceivedRequest } from './respond';
import { findOperationHandler } from './rules';
import {
  findVariants,
  handleRequestWithVariants,
  listKnownVariants,
  type SandboxVariant,
} from './sandbox-variants';
import type { SandboxState } from './state';
import { findTokenIdentity, getBearerToken } from './tokens';

/** Storage of the platform. Only one caller has access at a time, and `change` saves the changes that `work` makes. */
export interface PlatformStore {
  read<T>(work: (platform: Platform) => T): Promise<T>;
  change<T>(work: (platform: Platform) => T): Promise<T>;
}

/** Details of a connection that the request itself doesn't contain. */
export interface SandboxConnection {
  readonly source: string;
  readonly socket: number | null;
}

export interface SandboxOptions {
  readonly store: PlatformStore;
  /** The demo data that a reset restores. */
  readonly demo: () => SandboxState;
  readonly rateLimit?: RateLimitOptions;
  /** Returns the time in milliseconds since the epoch. Defaults to the clock of the machine. */
  readonly now?: (() => number) | undefined;
  /**
   * Called for each request that matches no operation or has no handler. `problem` is a sentence with the method and
   * path.
   */
  readonly report: (problem: string) => void;
}

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export class Sandbox {
  /** Increases with every change that the sandbox panel may show. */
  readonly changes = createObservable(0);
  readonly faults = new FaultRegistry(() => this.#changed());
  readonly log = new RequestLog();
  readonly rateLimit: RateLimiter;
  readonly #store: PlatformStore;
  readonly #demo: () => SandboxState;
  readonly #report: (problem: string) => void;
  readonly #now: () => number;
  #latency = 0;
  /** The variants that a reset restores. */
  #firstVariants: readonly SandboxVariant[] = [];

  constructor({ store, demo, rateLimit, now = () => Date.now(), report }: SandboxOptions) {
    this.#store = store;
    this.#demo = demo;
    this.#report = report;
    this.#now = now;
    this.rateLimit = new RateLimiter(rateLimit);
  }

  /**
   * Restores everything except issued tokens: disarms faults, removes the latency, clears the log and restores the
   * initial variants.
   */
  async reset(): Promise<void> {
    this.faults.clear();
    this.log.clear();
    this.#latency = 0;
    await this.#beginUnder(this.#firstVariants);
  }

  /** Switches to these variants. Every reset restores them. Throws if a name is unknown. */
  async startWith(names: readonly string[]): Promise<void> {
    this.#firstVariants = findVariants(names);
    await this.#beginUnder(this.#firstVariants);
  }

  /**
   * Switches to these variants and their demo data until the next reset. An empty list removes all variants. Throws if
   * a name is unknown.
   */
  async vary(names: readonly string[]): Promise<void> {
    await this.#beginUnder(findVariants(names));
  }

  variants(): Promise<readonly string[]> {
    return this.#store.read((platform) => platform.variants);
  }

  /** The delay added to every response, in milliseconds. A reset removes it. */
  get latency(): number {
    return this.#latency;
  }

  setLatency(milliseconds: number): void {
    this.#latency = milliseconds;
    this.#changed();
  }

  /** Calls `work` with the platform. `work` must not change the platform. */
  look<T>(work: (platform: Platform) => T): Promise<T> {
    return this.#store.read(work);
  }

  #changed(): void {
    this.changes.set(this.changes.get() + 1);
  }

  async #beginUnder(variants: readonly SandboxVariant[]): Promise<void> {
    const state = this.#demo();
    for (const { changeData: data } of variants) data?.(state);
    const names = variants.map(({ name }) => name);
    await this.#store.change((platform) => resetPlatform(platform, state, names));
    this.#changed();
  }

  /** Makes tokens, challenge sessions and proposals expire earlier by a number of seconds. */
  async advanceClock(seconds: number): Promise<void> {
    await this.#store.change((platform) => advanceExpiry(platform, seconds));
  }

  file(id: number): Promise<StoredFile | undefined> {
    return this.#store.read((platform) => platform.files.find((file) => file.id === id));
  }

  /**
   * Responds with 501 to a request that matches no operation or has no handler. Such a request is a bug in the sandbox
   * or the console, so no screen may mistake it for an ordinary error.
   */
  async respondUnknown(request: Request, connection: SandboxConnection): Promise<SandboxOutcome> {
    const entry = this.#note(null, request, connection);
    entry.status = 501;
    const error = `The sandbox has nothing that handles ${entry.method} ${entry.path}`;
    this.#report(error);
    const budget = await this.#budget(request.headers, connection);
    return this.#underway(toCompleteOutcome(createJsonResponse(501, { error }, getRateLimitHeaders(budget))));
  }

  /** Responds to a request of an operation, applying a matching fault. */
  async respond(
    operation: OperationSpec,
    params: Readonly<Record<string, string>>,
    request: Request,
    connection: SandboxConnection,
  ): Promise<SandboxOutcome> {
    if (!findOperationHandler(operation.id)) return this.respondUnknown(request, connection);
    const entry = this.#note(operation, request, connection);
    const { text, files } = await readBody(request);
    this.log.countAttempt(entry, text);
    const received: ReceivedRequest = {
      operation,
      url: new URL(request.url),
      params,
      headers: request.headers,
      text,
      files,
    };
    const budget = await this.#budget(request.headers, connection);
    const outcome = budget.exceeded
      ? toCompleteOutcome(createTooManyRequestsResponse(getRateLimitHeaders(budget), budget.reset))
      : await this.#underFault(received, getRateLimitHeaders(budget));
    entry.status = outcome.delivery === 'whole' ? outcome.response.status : null;
    return this.#underway(outcome);
  }

  /** Applies the latency and the variants that change headers. Both affect every response. */
  async #underway(outcome: SandboxOutcome): Promise<SandboxOutcome> {
    outcome.response.headers.set('date', new Date(this.#now()).toUTCString());
    for (const { changeHeaders: headers } of listKnownVariants(await this.variants()))
      headers?.(outcome.response.headers, this.#now());
    this.#changed();
    if (this.#latency > 0) await sleep(this.#latency);
    return outcome;
  }

  async #underFault(received: ReceivedRequest, headers: Record<string, string>): Promise<SandboxOutcome> {
    const fault = this.faults.take(received.operation.id);
    const delay = fault?.delay_ms ?? (fault?.kind === 'latency' ? 1000 : 0);
    if (delay > 0) await sleep(delay);
    const instead = fault && createFaultResponse(received.operation, fault, headers);
    if (instead) return instead;
    const carryOut = (platform: Platform) => {
      const now = this.#now();
      if (fault) applyFaultToPlatform(platform, received, fault, now);
      return handleRequestWithVariants(listKnownVariants(platform.variants), platform, received, now);
    };
    const onlyReads = isReadOperation(received.operation) && !fault;
    const response = await (onlyReads ? this.#store.read(carryOut) : this.#store.change(carryOut));
    return applyFaultToResponse(response, fault, headers);
  }

  #note(operation: OperationSpec | null, request: Request, { socket }: SandboxConnection) {
    const { pathname, search } = new URL(request.url);
    return this.log.add({
      operation: operation?.id ?? null,
      method: request.method,
      path: pathname,
      query: search.slice(1),
      socket,
      at: new Date(this.#now()).toISOString(),
    });
  }

  /**
   * Counts a request with a valid token toward the limit of its person, and any other request toward the limit of its
   * network source.
   */
  async #budget(headers: Headers, { source }: SandboxConnection): Promise<RateLimitStatus> {
    const now = this.#now();
    const bearer = getBearerToken(headers);
    const holder =
      bearer === null
        ? 'invalid'
        : await this.#store.read((platform) => findTokenIdentity(platform, bearer, now));
    return this.rateLimit.take(
      typeof holder === 'string' ? `source ${source}` : `person ${holder.email}`,
      now,
    );
  }
}

async function readBody(request: Request): Promise<{ text: string; files: Record<string, FormFile> }> {
  if (!/^multipart\/form-data/i.test(request.headers.get('content-type') ?? '')) {
    return { text: await request.text(), files: {} };
  }
  const files: Record<string, FormFile> = {};
  try {
    for (const [field, part] of await request.formData()) {
      if (typeof part === 'string') continue;
      files[field] = { name: part.name, type: part.type, bytes: new Uint8Array(await part.arrayBuffer()) };
    }
  } catch {
    // A malformed form has no files. The operation handler then reports the missing field.
  }
  return { text: '', files };
}
