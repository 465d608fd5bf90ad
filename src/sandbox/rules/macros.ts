// Macros: everyone sees shared ones and their own. Only an administrator can create shared ones.
import { ACTION_NAMES } from '~/api/action-names';

import { createMacro, deleteMacro, getMacro, listMacros, updateMacro } from '~/api/macros';
import { toObject } from '~/lib/json/json';
import { contains, listPage, sorted, usualSorts } from '../list';
import { takeId } from '../platform';
import { forbidden, notFound } from '../refusal';
import { type AccountContext, type Caller, rule } from '../rule';
import type { StoredMacro } from '../state';
import { requireOneOf, timestampOf, Values } from '../values';

const SORTS = usualSorts<StoredMacro>('name', ({ name }) => name);
const WRITABLE = ['name', 'actions', 'visibility'];

const isSupported = (name: string) => ACTION_NAMES.some((supported) => supported === name);

/** Removes the author, which the API doesn't expose. */
const toWire = ({ author_id: _, ...macro }: StoredMacro) => macro;

const isVisible = ({ visibility, author_id }: StoredMacro, { userId }: Caller) =>
  visibility === 'global' || author_id === userId;

/** Returns the macro. Another user's personal macro gets the same 404 as a missing one. */
function macroOf({ account, caller }: AccountContext, macroId: number): StoredMacro {
  const found = account.macros.find((macro) => macro.id === macroId && isVisible(macro, caller));
  if (!found) throw notFound();
  return found;
}

/**
 * Returns the macro if the caller may change it. Agents may change personal ones only; the contract says so for
 * creating, and the sandbox applies it to updates and deletions too.
 */
function writableMacroOf(context: AccountContext, macroId: number): StoredMacro {
  const macro = macroOf(context, macroId);
  if (macro.visibility === 'global' && context.caller.role !== 'administrator') throw forbidden();
  return macro;
}

/** Reads the actions without checking their parameters. Undefined if absent. */
function readActions(values: Values): unknown[] | undefined {
  if (!values.has('actions')) return undefined;
  const sent = values.raw('actions');
  if (sent === null || (Array.isArray(sent) && sent.length === 0)) {
    values.refuse('actions', 'blank', "actions can't be blank");
    return undefined;
  }
  const actions: readonly unknown[] | null = Array.isArray(sent) ? sent : null;
  const names = actions?.map(nameOf) ?? [];
  if (actions === null || names.includes(undefined)) {
    values.refuse('actions', 'invalid', 'actions must be a list of objects with an action_name');
    return undefined;
  }
  const unsupported = names.filter((name) => name !== undefined && !isSupported(name));
  if (unsupported.length > 0) {
    const supported = ACTION_NAMES.join(', ');
    const message = `Unsupported actions: ${[...new Set(unsupported)].join(', ')}. Supported: ${supported}`;
    values.refuse('actions', 'unsupported', message);
  }
  return [...actions];
}

function nameOf(action: unknown): string | undefined {
  const name = toObject(action)?.action_name;
  return typeof name === 'string' ? name : undefined;
}

/** Reads the visibility. An agent's macro is always personal, and personal is the default. */
function readVisibility(values: Values, { role }: Caller): string {
  const sent = values.raw('visibility') ?? 'personal';
  if (sent !== 'global' && sent !== 'personal') {
    values.refuse('visibility', 'invalid', 'visibility must be global or personal');
    return 'personal';
  }
  return role === 'administrator' ? sent : 'personal';
}

export const macroRules = [
  rule(listMacros, ({ account, caller, query }) => {
    const found = account.macros.filter(
      (macro) => isVisible(macro, caller) && contains(macro.name, query.search ?? ''),
    );
    return listPage(sorted(found, SORTS, query.sort, 'name_asc').map(toWire), query);
  }),

  rule(getMacro, (context) => toWire(macroOf(context, context.params.macroId))),

  rule(
    createMacro,
    ({ platform, account, caller, body, now }) => {
      const values = new Values(body);
      const name = values.text('name');
      if (!values.has('actions')) values.refuse('actions', 'blank', "actions can't be blank");
      const actions = readActions(values) ?? [];
      const visibility = readVisibility(values, caller);
      values.check();
      const created_at = timestampOf(now);
      const macro = {
        id: takeId(platform),
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

  rule(
    updateMacro,
    (context) => {
      const { body, caller, params, now } = context;
      requireOneOf(body, WRITABLE);
      const macro = writableMacroOf(context, params.macroId);
      const values = new Values(body);
      const name = values.sentText('name') ?? macro.name;
      const actions = readActions(values) ?? macro.actions;
      const visibility = values.has('visibility') ? readVisibility(values, caller) : macro.visibility;
      values.check();
      Object.assign(macro, { name, actions, visibility, updated_at: timestampOf(now) });
      return toWire(macro);
    },
    { wrapper: 'macro' },
  ),

  rule(deleteMacro, (context) => {
    const { id } = writableMacroOf(context, context.params.macroId);
    context.account.macros = context.account.macros.filter((macro) => macro.id !== id);
  }),
];
