// Edits of assistants that were not confirmed yet, in this browser's IndexedDB: nothing that was typed is lost with the page.
import * as z from 'zod/mini';
import { type Scope, scopeKey } from '~/api/scope';
import { isJson, isJsonObject, type Json, type JsonObject } from '~/lib/json/merge-patch';
import { type Fitted, fitFields } from './fit-fields';
import { draftFields, pageDrafts } from './page-drafts';
import { keepUnrestored } from './unrestored-texts';

const json = z.custom<Json>(isJson);

/** The parts of an assistant that can be edited. Long prompts stand in `texts`, by path, and are stubs in `config`. */
export const contentSchema = z.readonly(
  z.object({
    name: z.nullable(z.string()),
    description: z.nullable(z.string()),
    config: z.custom<JsonObject>((value) => isJson(value) && isJsonObject(value)),
    /** The whole texts by path such as `config.system_prompt`; only those that were read. */
    texts: z.readonly(z.record(z.string(), z.string())),
  }),
);
export type AssistantContent = z.output<typeof contentSchema>;

const pastedEdit = z.readonly(
  z.object({ path: z.string(), old_string: z.string(), new_string: z.string(), replace_all: z.boolean() }),
);
/** An edit by an excerpt that was pasted, where the text can't be read here. */
export type PastedEdit = z.output<typeof pastedEdit>;

/** A whole value set without the old one in sight: `name`, `description` or `config.{key}`. Null clears. */
const handValue = z.readonly(z.object({ path: z.string(), value: json }));

const enteredValue = z.readonly(
  z.object({ path: z.string(), kind: z.enum(['text', 'json', 'clear']), text: z.string() }),
);
export type EnteredValue = z.output<typeof enteredValue>;

const replacement = z.readonly(z.object({ phrase: z.string(), by: z.string() }));
/** What stands in a text, and what is to stand there instead, wherever it stands. */
export type Replacement = z.output<typeof replacement>;

const textChange = z.readonly(
  z.object({ from: z.number(), to: z.number(), afterFrom: z.number(), afterTo: z.number() }),
);

const edits = z.readonly(
  z.object({
    /** The version that was edited; null until the first edit. */
    base: z.nullable(contentSchema),
    edited: z.nullable(contentSchema),
    /** By path: what the person chose to replace everywhere in that text. */
    everywhere: z.readonly(z.record(z.string(), replacement)),
    /** By path: where the person changed that text, which the two texts alone needn't tell. */
    traced: z._default(z.readonly(z.record(z.string(), z.readonly(z.array(textChange)))), {}),
    /** By config key: JSON as it was typed, which may be no JSON yet. */
    typed: z.readonly(z.record(z.string(), z.string())),
    pasted: z.readonly(z.array(pastedEdit)),
    /** The excerpt that is being entered. */
    pasting: z.nullable(pastedEdit),
    byHand: z.readonly(z.array(handValue)),
    /** The value that is being entered. */
    setting: z.nullable(enteredValue),
    /** The published assistant that these were begun on, where they were brought to its draft. */
    broughtFrom: z.nullable(z.string()),
  }),
);
/** What a person changed of one assistant, and the version that it was begun on. */
export type AssistantEdits = z.output<typeof edits>;

export const NO_EDITS: AssistantEdits = {
  base: null,
  edited: null,
  everywhere: {},
  traced: {},
  typed: {},
  pasted: [],
  pasting: null,
  byHand: [],
  setting: null,
  broughtFrom: null,
};

const draftRecord = z.readonly(z.object({ ...draftFields, edits: z.unknown() }));
export interface AssistantDraft extends z.output<typeof draftRecord> {
  readonly edits: AssistantEdits;
}

/** Reads edits that were kept, perhaps by another build. */
export function readEdits(kept: unknown): Fitted<AssistantEdits> {
  const { values, unfit } = fitFields(kept, NO_EDITS, edits);
  // Neither version says what was changed without the other.
  const isHalf = values !== null && (values.base === null) !== (values.edited === null);
  return {
    values: isHalf ? { ...values, base: null, edited: null } : values,
    unfit: [...unfit, ...(isHalf && values.edited ? [{ field: 'edited', value: values.edited }] : [])].filter(
      // What stood there before, and places in it, is nothing that anybody typed.
      ({ field }) => field !== 'base' && field !== 'traced',
    ),
  };
}

const drafts = pageDrafts('assistant-drafts', draftRecord);

export const assistantDrafts = {
  ...drafts,
  /** Keeps what doesn't fit as text (`UnrestoredNotice`), and the rest in its place. */
  async left(draftKey: string): Promise<readonly AssistantDraft[]> {
    const left = await drafts.left(draftKey);
    const fitted = left.map(async (draft) => {
      const { values, unfit } = readEdits(draft.edits);
      const isTold = unfit.length > 0 && (await keepUnrestored(draftKey, draft, unfit));
      if (values === null) {
        if (isTold) await drafts.drop(draftKey, draft.tab);
        return [];
      }
      if (isTold) await drafts.keep({ ...draft, edits: values });
      return [{ ...draft, edits: values }];
    });
    return (await Promise.all(fitted)).flat();
  },
};

/** Names an assistant of one person in one workspace. Its role says how it was reached, not which one it is. */
export const assistantDraftKey = (scope: Scope, assistantId: string): string =>
  JSON.stringify([scopeKey(scope), scope.tenant, assistantId]);
