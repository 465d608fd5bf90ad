// Unconfirmed edits to assistants in IndexedDB, so that nothing typed is lost when the page is closed.
import * as z from 'zod/mini';
import { getScopeKey, type Scope } from '~/api/scope';
import { isJson, isJsonObject, type Json, type JsonObject } from '~/lib/json/merge-patch';
import { createPageDrafts, draftFieldSchemas } from './page-drafts';
import { type RestoredFields, restoreFields } from './restore-fields';
import { storeUnrestoredTexts } from './unrestored-texts';

const json = z.custom<Json>(isJson);

/**
 * The editable content of an assistant. Long prompts are in `texts`, and `config` contains only placeholders (stubs)
 * for these prompts.
 */
export const assistantContentSchema = z.readonly(
  z.object({
    name: z.nullable(z.string()),
    description: z.nullable(z.string()),
    config: z.custom<JsonObject>((value) => isJson(value) && isJsonObject(value)),
    /** Maps each path, such as `config.system_prompt`, to the complete text. Contains only text that was loaded. */
    texts: z.readonly(z.record(z.string(), z.string())),
  }),
);
export type AssistantContent = z.output<typeof assistantContentSchema>;

const pastedEdit = z.readonly(
  z.object({ path: z.string(), old_string: z.string(), new_string: z.string(), replace_all: z.boolean() }),
);
/** An edit to a field that can't be loaded. The user pastes an excerpt of its text and edits the excerpt. */
export type PastedEdit = z.output<typeof pastedEdit>;

/** A new value for a field that can't be loaded: `name`, `description` or `config.{key}`. Null clears the field. */
const handValue = z.readonly(z.object({ path: z.string(), value: json }));

const enteredValue = z.readonly(
  z.object({ path: z.string(), kind: z.enum(['text', 'json', 'clear']), text: z.string() }),
);
export type EnteredValue = z.output<typeof enteredValue>;

const replacement = z.readonly(z.object({ phrase: z.string(), by: z.string() }));
/** A phrase and the text that replaces all of its occurrences. */
export type PhraseReplacement = z.output<typeof replacement>;

const textChange = z.readonly(
  z.object({ from: z.number(), to: z.number(), afterFrom: z.number(), afterTo: z.number() }),
);

const edits = z.readonly(
  z.object({
    /** The version that the edits are based on, or null before the first edit. */
    base: z.nullable(assistantContentSchema),
    edited: z.nullable(assistantContentSchema),
    /** Maps the path of a field to a phrase and the replacement for all of its occurrences in the field's text. */
    everywhere: z.readonly(z.record(z.string(), replacement)),
    /**
     * Maps the path of a field to the ranges of its text that the person changed. The ranges are stored, because
     * comparing the text before and after can't always determine them.
     */
    traced: z._default(z.readonly(z.record(z.string(), z.readonly(z.array(textChange)))), {}),
    /** Maps each config key to the JSON text as typed, which may not be valid yet. */
    typed: z.readonly(z.record(z.string(), z.string())),
    pasted: z.readonly(z.array(pastedEdit)),
    /** The excerpt that is being entered. */
    pasting: z.nullable(pastedEdit),
    byHand: z.readonly(z.array(handValue)),
    /** The value that is being entered. */
    setting: z.nullable(enteredValue),
    /** The ID of the published assistant, if the edits were started on it and then moved to its draft. */
    broughtFrom: z.nullable(z.string()),
    /** The user's note about the edits, for the history in this browser. */
    comment: z._default(z.string(), ''),
  }),
);
/** The edits to an assistant and the version that they are based on. */
export type AssistantEdits = z.output<typeof edits>;

export const NO_ASSISTANT_EDITS: AssistantEdits = {
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
  comment: '',
};

const draftRecord = z.readonly(z.object({ ...draftFieldSchemas, edits: z.unknown() }));
export interface AssistantDraft extends z.output<typeof draftRecord> {
  readonly edits: AssistantEdits;
}

/** Parses stored edits, which another build may have written. */
export function restoreAssistantEdits(kept: unknown): RestoredFields<AssistantEdits> {
  const { values, unfit } = restoreFields(kept, NO_ASSISTANT_EDITS, edits);
  // Restores neither the edits nor the version that they are based on if one of the two is missing.
  const isHalf = values !== null && (values.base === null) !== (values.edited === null);
  return {
    values: isHalf ? { ...values, base: null, edited: null } : values,
    unfit: [...unfit, ...(isHalf && values.edited ? [{ field: 'edited', value: values.edited }] : [])].filter(
      // Excludes the base version and the changed ranges from the fields shown as unrestored text, because the person
      // didn't type them.
      ({ field }) => field !== 'base' && field !== 'traced',
    ),
  };
}

const drafts = createPageDrafts('assistant-drafts', draftRecord);

export const assistantDrafts = {
  ...drafts,
  /**
   * Returns the drafts of this page and of closed pages, newest first. Removes fields that aren't in the current form
   * from the drafts and stores them as text for `UnrestoredTextsNotice`.
   */
  async listRestorable(draftKey: string): Promise<readonly AssistantDraft[]> {
    const left = await drafts.listRestorable(draftKey);
    const fitted = left.map(async (draft) => {
      const { values, unfit } = restoreAssistantEdits(draft.edits);
      const isTold = unfit.length > 0 && (await storeUnrestoredTexts(draftKey, draft, unfit));
      if (values === null) {
        if (isTold) await drafts.removeDraft(draftKey, draft.tab);
        return [];
      }
      if (isTold) await drafts.storeDraft({ ...draft, edits: values });
      return [{ ...draft, edits: values }];
    });
    return (await Promise.all(fitted)).flat();
  },
};

/**
 * Returns the key of an assistant for one person in one workspace. Excludes the assistant's role, because it doesn't
 * identify the assistant.
 */
export const getAssistantDraftKey = (scope: Scope, assistantId: string): string =>
  JSON.stringify([getScopeKey(scope), scope.tenant, assistantId]);
