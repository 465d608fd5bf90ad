// The stand-in platform as one object: budget, faults, log, and the platform behind them. Both mounts have one.
import { isRead, type OperationSpec } from '~/api/http/operation';
import { observable } from '~/lib/observable';
import type { Received } from './answer';
import { Faults } from './faults';
import { afterwards, insteadOf, json, type Outcome, prepare, tooManyRequests, whole } from './outcome';
import { agePlatform, type Platform, resetPlatform, type StoredFile } from './platform';
import { type Budget, RateLimit, type RateLimitOptions, rateLimitHeaders } from './rate-limit';
import { RequestLog } from './request-log';
import type { FormFile } from './rule';
import { ruleFor } from './rules';
import type { SandboxState } from './state';
import { bearerOf, holderOf } from './tokens';
import { answerUnder, type Variant, variantsAmong, variantsNamed } from './variants';

/** Where the platform is kept. One piece of work at a time looks at it; what `change` did is kept. */
export interface PlatformStore {
  read<T>(work: (platform: Platform) => T): Promise<T>;
  change<T>(work: (platform: Platform) => T): Promise<T>;
}

/** What a mount knows of a connection that the request itself doesn't say. */
export interface Connection {
  readonly source: string;
  readonly socket: number | null;
}

export interface SandboxOptions {
  readonly store: PlatformStore;
  /** The demo data that a reset goes back to. */
  readonly demo: () => SandboxState;
  readonly rateLimit?: RateLimitOptions;
  /** Told of each request that nothing handles, in one sentence with its method and path. */
  readonly report: (problem: string) => void;
}

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export class Sandbox {
  /** Goes up with whatever may have changed what a panel shows. */
  readonly changes = observable(0);
  readonly faults = new Faults(() => this.#changed());
  readonly log = new RequestLog();
  readonly rateLimit: RateLimit;
  readonly #store: PlatformStore;
  readonly #demo: () => SandboxState;
  readonly #report: (problem: string) => void;
  #latency = 0;
  /** What a reset goes back to. */
  #firstVariants: readonly Variant[] = [];

  constructor({ store, demo, rateLimit, report }: SandboxOptions) {
    this.#store = store;
    this.#demo = demo;
    this.#report = report;
    this.rateLimit = new RateLimit(rateLimit);
  }

  /** Restores everything but issued tokens; faults are disarmed, nothing waits, the log starts anew, and the variants are the first ones. */
  async reset(): Promise<void> {
    this.faults.clear();
    this.log.clear();
    this.#latency = 0;
    await this.#beginUnder(this.#firstVariants);
  }

  /** Begins under these variants, and again after every reset. Throws where a name is unknown. */
  async startWith(names: readonly string[]): Promise<void> {
    this.#firstVariants = variantsNamed(names);
    await this.#beginUnder(this.#firstVariants);
  }

  /** Goes on under these variants until a reset, with their demo data; none is the plain sandbox. Throws where a name is unknown. */
  async vary(names: readonly string[]): Promise<void> {
    await this.#beginUnder(variantsNamed(names));
  }

  variants(): Promise<readonly string[]> {
    return this.#store.read((platform) => platform.variants);
  }

  /** How long every answer takes beyond the time it needs, in milliseconds; until a reset. */
  get latency(): number {
    return this.#latency;
  }

  setLatency(milliseconds: number): void {
    this.#latency = milliseconds;
    this.#changed();
  }

  /** What the platform holds. Not to be changed. */
  look<T>(work: (platform: Platform) => T): Promise<T> {
    return this.#store.read(work);
  }

  #changed(): void {
    this.changes.set(this.changes.get() + 1);
  }

  async #beginUnder(variants: readonly Variant[]): Promise<void> {
    const state = this.#demo();
    for (const { data } of variants) data?.(state);
    const names = variants.map(({ name }) => name);
    await this.#store.change((platform) => resetPlatform(platform, state, names));
    this.#changed();
  }

  /** Lets tokens, challenge sessions and proposals grow older. */
  async advanceClock(seconds: number): Promise<void> {
    await this.#store.change((platform) => agePlatform(platform, seconds));
  }

  file(id: number): Promise<StoredFile | undefined> {
    return this.#store.read((platform) => platform.files.find((file) => file.id === id));
  }

  /** Answers a request that no operation or no rule is for: a slip here or in the console, no refusal that a screen may take for one. */
  async respondUnknown(request: Request, connection: Connection): Promise<Outcome> {
    const entry = this.#note(null, request, connection);
    entry.status = 501;
    const error = `The sandbox has nothing that handles ${entry.method} ${entry.path}`;
    this.#report(error);
    const budget = await this.#budget(request.headers, connection);
    return this.#underway(whole(json(501, { error }, rateLimitHeaders(budget))));
  }

  /** Answers a request of an operation, with whatever fault is armed for it. */
  async respond(
    operation: OperationSpec,
    params: Readonly<Record<string, string>>,
    request: Request,
    connection: Connection,
  ): Promise<Outcome> {
    if (!ruleFor(operation.id)) return this.respondUnknown(request, connection);
    const entry = this.#note(operation, request, connection);
    const { text, files } = await readBody(request);
    this.log.countAttempt(entry, text);
    const received: Received = {
      operation,
      url: new URL(request.url),
      params,
      headers: request.headers,
      text,
      files,
    };
    const budget = await this.#budget(request.headers, connection);
    const outcome = budget.exceeded
      ? whole(tooManyRequests(rateLimitHeaders(budget), budget.reset))
      : await this.#underFault(received, rateLimitHeaders(budget));
    entry.status = outcome.delivery === 'whole' ? outcome.response.status : null;
    return this.#underway(outcome);
  }

  /** What stands between the platform and its client may change the headers of every answer, and hold it back. */
  async #underway(outcome: Outcome): Promise<Outcome> {
    outcome.response.headers.set('date', new Date().toUTCString());
    for (const { headers } of variantsAmong(await this.variants()))
      headers?.(outcome.response.headers, Date.now());
    this.#changed();
    if (this.#latency > 0) await sleep(this.#latency);
    return outcome;
  }

  async #underFault(received: Received, headers: Record<string, string>): Promise<Outcome> {
    const fault = this.faults.take(received.operation.id);
    const delay = fault?.delay_ms ?? (fault?.kind === 'latency' ? 1000 : 0);
    if (delay > 0) await sleep(delay);
    const instead = fault && insteadOf(received.operation, fault, headers);
    if (instead) return instead;
    const carryOut = (platform: Platform) => {
      if (fault) prepare(platform, received, fault);
      return answerUnder(variantsAmong(platform.variants), platform, received, Date.now());
    };
    const onlyReads = isRead(received.operation) && !fault;
    const answer = await (onlyReads ? this.#store.read(carryOut) : this.#store.change(carryOut));
    return afterwards(answer, fault, headers);
  }

  #note(operation: OperationSpec | null, request: Request, { socket }: Connection) {
    const { pathname, search } = new URL(request.url);
    return this.log.add({
      operation: operation?.id ?? null,
      method: request.method,
      path: pathname,
      query: search.slice(1),
      socket,
      at: new Date().toISOString(),
    });
  }

  /** A valid token spends its person's budget, anything else the budget of where it comes from. */
  async #budget(headers: Headers, { source }: Connection): Promise<Budget> {
    const now = Date.now();
    const bearer = bearerOf(headers);
    const holder =
      bearer === null ? 'invalid' : await this.#store.read((platform) => holderOf(platform, bearer, now));
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
    // A form that can't be read has no parts: the rule says what it misses.
  }
  return { text: '', files };
}
