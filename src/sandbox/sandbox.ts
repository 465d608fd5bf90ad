// The stand-in platform as one object: budget, faults, log, and the platform behind them. Both mounts have one.
import { isRead, type OperationSpec } from '~/api/http/operation';
import { type Answer, type Received, serviceOf } from './answer';
import { editConcurrently } from './concurrent-edit';
import { type Fault, Faults, withNewFields, withoutFields } from './faults';
import { agePlatform, type Platform, resetPlatform, type StoredFile } from './platform';
import { type Budget, RateLimit, type RateLimitOptions, rateLimitHeaders } from './rate-limit';
import { internalError, refusalBody } from './refusal';
import { RequestLog } from './request-log';
import type { FormFile } from './rule';
import { ruleFor } from './rules';
import type { SandboxState } from './state';
import { bearerOf, endToken, holderOf } from './tokens';
import { answerUnder, type Variant, variantsNamed } from './variants';

/** Where the platform is kept. One piece of work at a time looks at it; what `change` did is kept. */
export interface PlatformStore {
  read<T>(work: (platform: Platform) => T): Promise<T>;
  change<T>(work: (platform: Platform) => T): Promise<T>;
}

/** What happens to an answer on its way: it arrives, or the socket dies, falls silent, or breaks off within the headers. */
export type Delivery = 'whole' | 'dropped' | 'silent' | 'half-headers';
export interface Outcome {
  readonly delivery: Delivery;
  readonly response: Response;
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
/** What is left of an answer that breaks off. */
const HALF_JSON = '{"id": 1, "data": [{"id": 1, "na';

export class Sandbox {
  readonly faults = new Faults();
  readonly log = new RequestLog();
  readonly rateLimit: RateLimit;
  readonly #store: PlatformStore;
  readonly #demo: () => SandboxState;
  readonly #report: (problem: string) => void;
  #variants: readonly Variant[] = [];
  /** What a reset goes back to. */
  #firstVariants: readonly Variant[] = [];

  constructor({ store, demo, rateLimit, report }: SandboxOptions) {
    this.#store = store;
    this.#demo = demo;
    this.#report = report;
    this.rateLimit = new RateLimit(rateLimit);
  }

  /** Restores everything but issued tokens; faults are disarmed, the log starts anew, and the variants are the first ones. */
  async reset(): Promise<void> {
    this.faults.clear();
    this.log.clear();
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

  variants(): readonly string[] {
    return this.#variants.map(({ name }) => name);
  }

  async #beginUnder(variants: readonly Variant[]): Promise<void> {
    this.#variants = variants;
    const state = this.#demo();
    for (const { data } of variants) data?.(state);
    await this.#store.change((platform) => resetPlatform(platform, state));
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

  /** What stands between the platform and its client may change the headers of every answer. */
  #underway(outcome: Outcome): Outcome {
    for (const { headers } of this.#variants) headers?.(outcome.response.headers, Date.now());
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
      return answerUnder(this.#variants, platform, received, Date.now());
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

const whole = (response: Response): Outcome => ({ delivery: 'whole', response });
const lost = (delivery: Delivery): Outcome => ({ delivery, response: new Response(null) });

function json(status: number, body: unknown, headers: Record<string, string>): Response {
  if (body === undefined) return new Response(null, { status, headers });
  return Response.json(body, { status, headers });
}

/** Not in the envelope: the request never reached the API. */
const tooManyRequests = (headers: Record<string, string>, seconds: number) =>
  json(
    429,
    { message: 'Too many requests. Try again later.' },
    { ...headers, 'ratelimit-remaining': '0', 'retry-after': String(seconds) },
  );

/** What a fault answers before anything is carried out; null where the request goes on. */
function insteadOf(operation: OperationSpec, fault: Fault, headers: Record<string, string>): Outcome | null {
  switch (fault.kind) {
    case 'server_error':
      return whole(json(500, refusalBody(internalError(), serviceOf(operation), 'en'), headers));
    case 'status':
      return whole(
        new Response(`<!doctype html><title>${fault.status}</title><h1>${fault.status}</h1>`, {
          status: fault.status,
          headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
        }),
      );
    case 'rate_limited':
      return whole(
        tooManyRequests({ ...headers, 'ratelimit-reset': String(fault.retry_after_s) }, fault.retry_after_s),
      );
    case 'drop_before_write':
    case 'network_drop':
      return lost('dropped');
    case 'malformed':
      return whole(halfJson(200, HALF_JSON, headers));
    case 'redirect':
      return whole(
        new Response(null, { status: 307, headers: { ...headers, location: 'http://redirected.invalid/' } }),
      );
    default:
      return null;
  }
}

const halfJson = (status: number, text: string, headers: Record<string, string>) =>
  new Response(text, { status, headers: { ...headers, 'content-type': 'application/json' } });

/** What a fault changes in the platform before the request is carried out. */
function prepare(platform: Platform, received: Received, { kind }: Fault): void {
  if (kind === 'concurrent_edit') editConcurrently(platform, received, Date.now());
  if (kind !== 'expire_token') return;
  const bearer = bearerOf(received.headers);
  if (bearer !== null) endToken(platform, bearer);
}

/** What a fault makes of the answer to a request that was carried out. */
function afterwards({ status, body }: Answer, fault: Fault | null, headers: Record<string, string>): Outcome {
  switch (fault?.kind) {
    case 'timeout_after_write':
      return lost('silent');
    case 'drop_after_write':
      return lost('dropped');
    case 'half_headers':
      return lost('half-headers');
    case 'created_malformed': {
      const text = JSON.stringify(body) ?? HALF_JSON;
      return whole(
        halfJson(body === undefined ? 200 : status, text.slice(0, Math.ceil(text.length / 2)), headers),
      );
    }
    case 'no_body':
      return whole(json(204, undefined, headers));
    case 'new_fields':
      return whole(json(status, withNewFields(body), headers));
    case 'missing_fields':
      return whole(json(status, withoutFields(body, fault.fields), headers));
    default:
      return whole(json(status, body, headers));
  }
}
