// Calls each reading operation of a live platform once, with the console's own client. Reports which operations exist,
// are missing or return unexpected data.
import { getConfiguration, setConfiguration } from '~/api/configuration';
import { isApiError } from '~/api/http/api-error';
import { buildRequestUrl, callOperation, getOperationRoute } from '~/api/http/client';
import { type AnyOperationInput, isReadOperation, type OperationSpec } from '~/api/http/operation';
import { operationAvailability } from '~/api/http/operation-availability';
import { OPERATIONS } from '~/api/operations';
import type { Scope } from '~/api/scope';
import { isObject, type JsonObject } from '~/lib/json/json';

export interface OperationResult {
  readonly operation: OperationSpec;
  /**
   * `unasked` means that the operation wasn't called, because it writes, or because the tenant or the ID of a record
   * isn't known.
   */
  readonly outcome: 'there' | 'moved' | 'absent' | 'differs' | 'refused' | 'failed' | 'unasked';
  readonly detail: string;
}

export interface PlatformResults {
  readonly readings: readonly OperationResult[];
  /** The origins of the images in the fetched articles. */
  readonly imageOrigins: readonly string[];
}

/** Maps each path parameter to the list operation and the record field that provide its value. */
const KNOWN_FROM: Readonly<Record<string, readonly [list: string, key: string]>> = {
  conversationId: ['conversations.list', 'id'],
  inboxId: ['inboxes.list', 'id'],
  macroId: ['macros.list', 'id'],
  automationRuleId: ['automationRules.list', 'id'],
  teamId: ['teams.list', 'id'],
  portalSlug: ['portals.list', 'slug'],
  articleId: ['articles.list', 'id'],
  id: ['assistants.list', 'id'],
};

const namesIn = ({ path }: OperationSpec) =>
  [...path.matchAll(/\{(?!accountId|tenant)(\w+)\}/g)].map(([, name = '']) => name);

/**
 * The read operations in the order of calls. Lists come before their records, because they provide the IDs. Operations
 * of the contract come before assumed ones, because a 404 of an assumed operation proves that it is missing only if
 * operations of the contract work.
 */
export const READ_OPERATIONS: readonly OperationSpec[] = OPERATIONS.filter(isReadOperation).toSorted(
  (one, other) =>
    namesIn(one).length - namesIn(other).length ||
    Number(other.id.endsWith('.list')) - Number(one.id.endsWith('.list')) ||
    Number(one.origin === 'assumed') - Number(other.origin === 'assumed'),
);

type Lists = Map<string, readonly JsonObject[]>;

/** Returns the input for an operation, or null if it needs a record's ID and no ID is known. */
function toInput(operation: OperationSpec, lists: Lists): AnyOperationInput | null {
  const params: Record<string, unknown> = {};
  for (const name of namesIn(operation)) {
    const [list = '', key = ''] = KNOWN_FROM[name] ?? [];
    const value = lists.get(list)?.[0]?.[key];
    if (value === undefined || value === null) return null;
    params[name] = value;
  }
  const input = Object.keys(params).length > 0 ? { params } : {};
  const conversation = lists.get('conversations.list')?.[0]?.id;
  if (operation.id === 'conversations.find')
    return conversation === undefined ? null : { ...input, query: { id: String(conversation) } };
  if (operation.id === 'assistants.text') return { ...input, query: { path: 'config.system_prompt' } };
  return operation.query && /\.(list|messages)$/.test(operation.id)
    ? { ...input, query: { per_page: 5 } }
    : input;
}

/** Returns the path in snake case, the most likely alternative to the console's kebab case. */
const otherPath = (path: string) => path.replaceAll('-', '_');

function move(operation: OperationSpec, path: string | null): void {
  const { [operation.id]: _, ...operations } = getConfiguration().operations;
  const override = path === null ? {} : { [operation.id]: { method: operation.method, path } };
  setConfiguration({ ...getConfiguration(), operations: { ...operations, ...override } });
}

const isAbsence = (status: number | null) => status === 404 || status === 405 || status === 501;

/** Returns the addresses of an article's images in Markdown and HTML. */
const imagesIn = (content: string): string[] =>
  [...content.matchAll(/!\[[^\]]*\]\(\s*<?([^)\s>]+)|<img[^>]+src=["']([^"']+)/gi)].map(
    ([, markdown, html]) => markdown ?? html ?? '',
  );

const getOrigin = (address: string): string[] =>
  /^https?:/i.test(address) && URL.canParse(address) ? [new URL(address).origin] : [];

interface Ask {
  readonly scope: Scope;
  /** Called with each request before it is sent. */
  readonly say: (line: string) => void;
}

class PlatformReader {
  readonly #ask: Ask;
  readonly #lists: Lists = new Map();
  readonly #origins = new Set<string>();

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  get imageOrigins(): readonly string[] {
    return [...this.#origins].toSorted();
  }

  async read(operation: OperationSpec): Promise<OperationResult> {
    if (operation.service === 'assistant' && this.#ask.scope.tenant === null)
      return { operation, outcome: 'unasked', detail: 'no known tenant' };
    const input = toInput(operation, this.#lists);
    if (input === null) return { operation, outcome: 'unasked', detail: 'no known record' };
    const first = await this.#try(operation, input);
    const path = otherPath(operation.path);
    if (first.outcome !== 'absent' || path === operation.path) return first;
    move(operation, path);
    const second = await this.#try(operation, input);
    if (second.outcome === 'there') return { ...second, outcome: 'moved', detail: path };
    move(operation, null);
    return first;
  }

  async #try(operation: OperationSpec, input: AnyOperationInput): Promise<OperationResult> {
    const { scope, say } = this.#ask;
    // Clears the cached availability, because an earlier call with a different path may have determined it.
    operationAvailability.reset();
    say(
      `${getOperationRoute(operation).method} ${buildRequestUrl(operation, { ...input, scope })}  (${operation.id})`,
    );
    try {
      this.#keep(operation, await callOperation(operation, { ...input, scope }));
      return { operation, outcome: 'there', detail: '' };
    } catch (error) {
      if (!isApiError(error)) throw error;
      const { status } = error.context;
      if (operation.origin === 'assumed' && isAbsence(status))
        return { operation, outcome: 'absent', detail: `status ${status}` };
      if (error.problem.kind === 'unexpected-answer')
        return {
          operation,
          outcome: 'differs',
          detail: `unexpected response at ${error.problem.at ?? 'its root'}`,
        };
      const isRefusal = status !== null && status >= 400 && status < 500;
      return {
        operation,
        outcome: isRefusal ? 'refused' : 'failed',
        detail: status ? `status ${status}` : error.kind,
      };
    }
  }

  #keep({ id }: OperationSpec, response: unknown): void {
    if (!isObject(response)) return;
    if (Array.isArray(response.data)) this.#lists.set(id, response.data.filter(isObject));
    if (id === 'articles.get' && typeof response.content === 'string')
      for (const origin of imagesIn(response.content).flatMap(getOrigin)) this.#origins.add(origin);
  }

  /** Fetches some articles to find images, because the list of articles has no content. */
  async readArticles(operation: OperationSpec): Promise<void> {
    const articles = this.#lists.get('articles.list') ?? [];
    for (const article of articles.slice(1)) {
      this.#lists.set('articles.list', [article]);
      await this.read(operation);
    }
  }
}

/** Calls all reading operations. Reports API errors in the results and throws only programming errors. */
export async function readPlatform(ask: Ask): Promise<PlatformResults> {
  const reader = new PlatformReader(ask);
  const readings: OperationResult[] = [];
  for (const operation of READ_OPERATIONS) {
    const reading = await reader.read(operation);
    readings.push(reading);
    if (operation.id === 'articles.get' && reading.outcome === 'there') await reader.readArticles(operation);
  }
  for (const operation of OPERATIONS)
    if (!isReadOperation(operation) && operation.service !== 'auth')
      readings.push({ operation, outcome: 'unasked', detail: 'it writes' });
  return { readings, imageOrigins: reader.imageOrigins };
}
