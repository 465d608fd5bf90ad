import * as z from 'zod/mini';
import type { MacroActionName } from '~/api/macro-action-names';
import { getActionName, parseAction, withActionParams } from '~/domain/macro-action';
import { type RestoredFields, restoreFields } from '~/drafts/restore-fields';
import { toObject } from '~/lib/json/json';
import { isSameJson } from '~/lib/json/merge-patch';
import { parseJsonValue } from '~/lib/json/typed-json';
import { normalizeName } from '~/lib/text/same-name';
import { hasSameValues, mergeValues } from '~/records/values';
import { type MacroValues, macroComparisons } from '~/resources/macro-values';

/** An action in the editor. Until the value is edited, it stays the same object, so that it is sent unchanged. */
export interface MacroActionRow {
  /** The React key, which identifies the row while it moves. */
  readonly key: number;
  readonly value: unknown;
  /** The text typed as JSON. Null while the value is edited with the picker. */
  readonly raw: string | null;
  /** True for an action added in this form. A missing value is an error only in such actions. */
  readonly isNew: boolean;
}

export interface MacroForm {
  readonly name: string;
  readonly visibility: string;
  readonly rows: readonly MacroActionRow[];
  readonly nextKey: number;
}

const row = z.readonly(
  z.object({ key: z.number(), value: z.unknown(), raw: z.nullable(z.string()), isNew: z.boolean() }),
);
const keptOpened = z.object({ name: z.string(), visibility: z.string(), actions: z.array(z.unknown()) });
const keptForm = z.object({
  name: z.string(),
  visibility: z.string(),
  rows: z.readonly(z.array(row)),
  nextKey: z.number(),
});

/** A form as stored in this browser, with the macro from which it was started. */
interface StoredMacro {
  readonly opened: MacroValues;
  readonly form: MacroForm;
}

/** Validates a stored form. `start` provides values for missing fields. */
export function readStoredMacroForm(kept: unknown, start: MacroValues): RestoredFields<StoredMacro> {
  const draft = toObject(kept) ?? {};
  const { values, unfit } = restoreFields(draft.form ?? kept, toMacroForm(start), keptForm);
  const opened = restoreFields(draft.opened, start, keptOpened).values ?? start;
  // Makes sure that new rows get unused keys, because two rows with the same key would be edited together.
  const form = values && {
    ...values,
    nextKey: Math.max(values.nextKey, ...values.rows.map(({ key }) => key + 1)),
  };
  return {
    values: form && !isMacroFormUnchanged(opened, form) ? { opened, form } : null,
    unfit: unfit.filter(({ field }) => field !== 'nextKey'),
  };
}

const createFormRow = (value: unknown, key: number): MacroActionRow => ({
  key,
  value,
  raw: null,
  isNew: false,
});

export const toMacroForm = ({ name, visibility, actions }: MacroValues): MacroForm => ({
  name,
  visibility,
  rows: actions.map(createFormRow),
  nextKey: actions.length,
});

export type MacroFormChange =
  | { readonly type: 'name'; readonly name: string }
  | { readonly type: 'visibility'; readonly visibility: string }
  | { readonly type: 'add'; readonly name: MacroActionName }
  /** The user selected new parameters with a picker. */
  | { readonly type: 'params'; readonly key: number; readonly params: unknown }
  | { readonly type: 'open-raw'; readonly key: number }
  | { readonly type: 'raw'; readonly key: number; readonly text: string }
  | { readonly type: 'close-raw'; readonly key: number }
  | { readonly type: 'move'; readonly key: number; readonly to: number }
  | { readonly type: 'duplicate'; readonly key: number }
  | { readonly type: 'remove'; readonly key: number }
  | { readonly type: 'load'; readonly form: MacroForm }
  /** The platform has a newer version. Its values replace all fields that are unchanged since `before`. */
  | { readonly type: 'rebase'; readonly before: MacroValues; readonly after: MacroValues };

/**
 * Returns the part of an action that is edited as JSON: the parameters, or the entire action if its format differs from
 * the contract.
 */
const rawPart = (value: unknown): unknown =>
  getActionName(value) === null ? value : toObject(value)?.action_params;

function withRaw(value: unknown, text: string): unknown {
  const parsed = parseJsonValue(text);
  // Keeps the stored value if the typed JSON is equivalent, so that the saved value is identical byte by byte.
  if (parsed === undefined || isSameJson(parsed, rawPart(value))) return value;
  return getActionName(value) === null ? parsed : withActionParams(value, parsed);
}

const changeRow = (
  form: MacroForm,
  key: number,
  change: (row: MacroActionRow) => MacroActionRow,
): MacroForm => ({
  ...form,
  rows: form.rows.map((row) => (row.key === key ? change(row) : row)),
});

const insert = (form: MacroForm, at: number, row: Omit<MacroActionRow, 'key'>): MacroForm => ({
  ...form,
  rows: form.rows.toSpliced(at, 0, { ...row, key: form.nextKey }),
  nextKey: form.nextKey + 1,
});

/** Applies a change to the form. Rows that don't change keep their value objects. */
export function updateMacroForm(form: MacroForm, change: MacroFormChange): MacroForm {
  switch (change.type) {
    case 'load':
      return change.form;
    case 'rebase':
      return rebase(form, change.before, change.after);
    case 'name':
      return { ...form, name: change.name };
    case 'visibility':
      return { ...form, visibility: change.visibility };
    case 'add': {
      const value = { action_name: change.name, action_params: [] };
      return insert(form, form.rows.length, { value, raw: null, isNew: true });
    }
    case 'remove':
      return { ...form, rows: form.rows.filter(({ key }) => key !== change.key) };
    case 'params':
      return changeRow(form, change.key, (row) => ({
        ...row,
        value: withActionParams(row.value, change.params),
      }));
    case 'open-raw':
      return changeRow(form, change.key, (row) => ({
        ...row,
        raw: JSON.stringify(rawPart(row.value), null, 2) ?? '',
      }));
    case 'raw':
      return changeRow(form, change.key, (row) => ({
        ...row,
        raw: change.text,
        value: withRaw(row.value, change.text),
      }));
    case 'close-raw':
      return changeRow(form, change.key, (row) => ({ ...row, raw: null }));
    case 'move':
    case 'duplicate':
      return changeOrder(form, change);
  }
}

function rebase(form: MacroForm, before: MacroValues, after: MacroValues): MacroForm {
  const { name, visibility, actions } = mergeValues(before, toMacroValues(form), after, macroComparisons);
  const isKept = isSameJson(actions, getFormActions(form));
  return {
    name,
    visibility,
    rows: isKept ? form.rows : actions.map((value, index) => createFormRow(value, form.nextKey + index)),
    nextKey: form.nextKey + actions.length,
  };
}

function changeOrder(
  form: MacroForm,
  change: Extract<MacroFormChange, { readonly type: 'move' | 'duplicate' }>,
): MacroForm {
  const at = form.rows.findIndex(({ key }) => key === change.key);
  const row = form.rows[at];
  if (!row) return form;
  if (change.type === 'duplicate') return insert(form, at + 1, row);
  const to = Math.min(Math.max(change.to, 0), form.rows.length - 1);
  return { ...form, rows: form.rows.toSpliced(at, 1).toSpliced(to, 0, row) };
}

export const getFormActions = (form: MacroForm): unknown[] => form.rows.map(({ value }) => value);

export const toMacroValues = (form: MacroForm): MacroValues => ({
  name: form.name,
  visibility: form.visibility,
  actions: getFormActions(form),
});

/** Returns the values to save. Normalizes the name only if the user edited it. */
export const getValuesToSave = (form: MacroForm, opened: MacroValues): MacroValues => ({
  ...toMacroValues(form),
  name: form.name === opened.name ? opened.name : normalizeName(form.name),
});

/** Problems in the form that prevent saving. */
export interface MacroFormProblems {
  readonly isNameBlank: boolean;
  /** Problems by row key: a new action without a value, or invalid JSON. */
  readonly rows: ReadonlyMap<number, 'choose' | 'json'>;
}

function rowProblem({ value, raw, isNew }: MacroActionRow): 'choose' | 'json' | null {
  if (raw !== null) return parseJsonValue(raw) === undefined ? 'json' : null;
  if (!isNew) return null;
  const reading = parseAction(value);
  // Requires a value, because an empty value would remove the conversation's assignee or team, for example.
  const isEmpty =
    (reading.kind === 'team' && reading.team === null) ||
    (reading.kind === 'agent' && reading.agent === null) ||
    (reading.kind === 'status' && reading.status === null) ||
    (reading.kind === 'priority' && reading.priority === null);
  return isEmpty ? 'choose' : null;
}

export function findMacroFormProblems(form: MacroForm): MacroFormProblems {
  const rows = form.rows.flatMap((row) => {
    const problem = rowProblem(row);
    return problem ? [[row.key, problem] as const] : [];
  });
  return { isNameBlank: form.name.trim() === '', rows: new Map(rows) };
}

export const canSaveMacroForm = (form: MacroForm): boolean => {
  const { isNameBlank, rows } = findMacroFormProblems(form);
  return !isNameBlank && rows.size === 0;
};

/** Reports whether the form equals the opened macro. Invalid JSON counts as a change. */
export const isMacroFormUnchanged = (opened: MacroValues, form: MacroForm): boolean =>
  hasSameValues(opened, toMacroValues(form), macroComparisons) &&
  form.rows.every(({ raw }) => raw === null || parseJsonValue(raw) !== undefined);
