// Macros: each person sees the shared macros and their own. Only administrators can create shared macros.
import { MACRO_ACTION_NAMES } from '~/api/macro-action-names';

import { createMacro, deleteMacro, getMacro, listMacros, updateMacro } from '~/api/macros';
import { toObject } from '~/lib/json/json';
import { createForbiddenError, createRecordNotFoundError } from '../error-body';
import { createPageWithTotals, createStandardSorts, includesIgnoringCase, sortRecords } from '../list';
import { type AccountOperationContext, type Caller, defineOperationHandler } from '../operation-handler';
import { takeNextId } from '../platform';
import type { StoredMacro } from '../state';
import { BodyParser, requireWritableField, toTimestamp } from '../values';

const SORTS = createStandardSorts<StoredMacro>('name', ({ name }) => name);
const WRITABLE = ['name', 'actions', 'visibility'];

const isSupported = (name: string) => MACRO_ACTION_NAMES.some((supported) => supported === name);

/** Removes the author, which the API doesn't expose. */
const toWire = ({ author_id: _, ...macro }: StoredMacro) => macro;

const isVisible = ({ visibility, author_id }: StoredMacro, { userId }: Caller) =>
  visibility === 'global' || author_id === userId;

/** Returns the macro. Throws the same 404 for another user's personal macro as for a missing macro. */
function findMacro({ account, caller }: AccountOperationContext, macroId: number): StoredMacro {
  const found = account.macros.find((macro) => macro.id === macroId && isVisible(macro, caller));
  if (!found) throw createRecordNotFoundError();
  return found;
}

/**
 * Returns the macro if the caller may change it. Agents may change personal macros only. The contract states this rule
 * for creating macros, and the sandbox also applies it to updates and deletions.
 */
function findWritableMacro(context: AccountOperationContext, macroId: number): StoredMacro {
  const macro = findMacro(context, macroId);
  if (macro.visibility === 'global' && context.caller.role !== 'administrator') throw createForbiddenError();
  return macro;
}

/** Parses the actions without checking their parameters. Undefined if absent. */
function readActions(values: BodyParser): unknown[] | undefined {
  if (!values.has('actions')) return undefined;
  const sent = values.raw('actions');
  if (sent === null || (Array.isArray(sent) && sent.length === 0)) {
    values.refuse('actions', 'blank', "actions can't be blank");
    return undefined;
  }
  const actions: readonly unknown[] | null = Array.isArray(sent) ? sent : null;
  const names = actions?.map(getName) ?? [];
  if (actions === null || names.includes(undefined)) {
    values.refuse('actions', 'invalid', 'actions must be a list of objects with an action_name');
    return undefined;
  }
  const unsupported = names.filter((name) => name !== undefined && !isSupported(name));
  if (unsupported.length > 0) {
    const supported = MACRO_ACTION_NAMES.join(', ');
    const message = `Unsupported actions: ${[...new Set(unsupported)].join(', ')}. Supported: ${supported}`;
    values.refuse('actions', 'unsupported', message);
  }
  return [...actions];
}

function getName(action: unknown): string | undefined {
  const name = toObject(action)?.action_name;
  return typeof name === 'string' ? name : undefined;
}

/** Parses the visibility. Defaults to personal. An agent's macro is always personal. */
function readVisibility(values: BodyParser, { role }: Caller): string {
  const sent = values.raw('visibility') ?? 'personal';
  if (sent !== 'global' && sent !== 'personal') {
    values.refuse('visibility', 'invalid', 'visibility must be global or personal');
    return 'personal';
  }
  return role === 'administrator' ? sent : 'personal';
}

export const macroHandlers = [
  defineOperationHandler(listMacros, ({ account, caller, query }) => {
    const found = account.macros.filter(
      (macro) => isVisible(macro, caller) && includesIgnoringCase(macro.name, query.search ?? ''),
    );
    return createPageWithTotals(sortRecords(found, SORTS, query.sort, 'name_asc').map(toWire), query);
  }),

  defineOperationHandler(getMacro, (context) => toWire(findMacro(context, context.params.macroId))),

  defineOperationHandler(
    createMacro,
    ({ platform, account, caller, body, now }) => {
      const values = new BodyParser(body);
      const name = values.text('name');
      if (!values.has('actions')) values.refuse('actions', 'blank', "actions can't be blank");
      const actions = readActions(values) ?? [];
      const visibility = readVisibility(values, caller);
      values.check();
      const created_at = toTimestamp(now);
      const macro = {
        id: takeNextId(platform),
        name,
        visibility,
        actions,
        created_at,
        updated_at: created_at,
        author_id: caller.userId,
      };
      account.macros.push(macro);
      return toWire(macro);
    },
    { wrapper: 'macro' },
  ),

  defineOperationHandler(
    updateMacro,
    (context) => {
      const { body, caller, params, now } = context;
      requireWritableField(body, WRITABLE);
      const macro = findWritableMacro(context, params.macroId);
      const values = new BodyParser(body);
      const name = values.sentText('name') ?? macro.name;
      const actions = readActions(values) ?? macro.actions;
      const visibility = values.has('visibility') ? readVisibility(values, caller) : macro.visibility;
      values.check();
      Object.assign(macro, { name, actions, visibility, updated_at: toTimestamp(now) });
      return toWire(macro);
    },
    { wrapper: 'macro' },
  ),

  defineOperationHandler(deleteMacro, (context) => {
    const { id } = findWritableMacro(context, context.params.macroId);
    context.account.macros = context.account.macros.filter((macro) => macro.id !== id);
  }),
];
