import { type Assistant, getAssistantText, listAssistants } from '~/api/assistants';
import { read } from '~/api/http/read';
import { collectStubs } from '~/domain/stub';
import { isObject } from '~/lib/json/json';
import { defineTransfer, type LoadedRecord, type TransferReader } from './define-transfer';
import { removeSecrets } from './lasting-values';
import { defineTenantList, loadOrGetFailureReason } from './record-lists';
import { replaceIds } from './references';

/** Maps paths such as `config.system_prompt` to the long strings of an assistant. */
type Texts = ReadonlyMap<string, string>;
type ReadAssistant<Details> = LoadedRecord<Assistant, Details>;

/** Loads the long strings of an assistant. If one can't be loaded, returns the reason instead. */
async function readTexts({ scope, signal, pace, once }: TransferReader, { id, config }: Assistant) {
  const found = new Map<string, string>();
  for (const { path } of collectStubs(config)) {
    const input = { scope, signal, params: { id }, query: { path } };
    const name = `${getAssistantText.id} ${scope.tenant} ${id} ${path}`;
    const response = await loadOrGetFailureReason(
      once(name, getAssistantText.response, () => pace(() => read(getAssistantText, input))),
    );
    if ('why' in response) return response;
    found.set(path, response.found.text);
  }
  return { found };
}

/**
 * Omits assistants whose long strings can't be loaded, because the file would contain truncated strings (stubs)
 * instead.
 */
async function readInFull(reader: TransferReader, listed: readonly ReadAssistant<null>[]) {
  const found: ReadAssistant<Texts>[] = [];
  for (const one of listed) {
    const texts = await readTexts(reader, one.stored);
    if ('why' in texts) reader.reportUnread({ kind: 'assistants', why: texts.why, assistant: one.stored.id });
    else found.push({ ...one, details: texts.found });
  }
  return found;
}

function getPrompt({ stored, details: texts }: ReadAssistant<Texts>): string | null {
  const prompt = texts?.get('config.system_prompt') ?? stored.config?.system_prompt;
  return typeof prompt === 'string' ? prompt : null;
}

/** Replaces the truncated strings (stubs) in a listed assistant with the full strings. */
function replaceStubs(value: unknown, path: string, texts: Texts | null): unknown {
  const text = texts?.get(path);
  if (text !== undefined) return text;
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, below]) => [key, replaceStubs(below, `${path}.${key}`, texts)]),
  );
}

export const assistantTransfer = defineTransfer({
  name: 'assistants',
  kind: 'assistant',
  section: 'assistant',
  list: defineTenantList(listAssistants),
  complete: readInFull,
  nameField: 'name',
  keyFields: ['id'],
  describe: (_t, [id = '']) => id,
  namesReplaceable: true,
  getValues: (record, getKey) => {
    const { id, config } = record.stored;
    const { system_prompt: _, ...withoutPrompt } = { ...config };
    const rest = getPrompt(record) === null ? config : withoutPrompt;
    return { id, config: replaceIds(removeSecrets(replaceStubs(rest, 'config', record.details)), getKey) };
  },
  getText: getPrompt,
});
