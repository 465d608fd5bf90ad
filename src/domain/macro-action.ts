// Parses actions of macros and automation rules. The contract doesn't specify their parameters. An action of an
// unexpected shape is therefore returned unchanged, with the kind `unknown`. Parsing never changes a value of the
// platform.

import { MACRO_ACTION_NAMES, type MacroActionName } from '~/api/macro-action-names';
import * as m from '~/i18n/messages';
import type { Translator } from '~/i18n/use-t';
import { type JsonObject, toObject } from '~/lib/json/json';

export type TextActionName = 'send_message' | 'add_private_note';
export type LabelActionName = 'add_label' | 'remove_label';
export type PlainActionName =
  | 'remove_assigned_team'
  | 'mute_conversation'
  | 'resolve_conversation'
  | 'snooze_conversation'
  | 'open_conversation'
  | 'mark_conversation_as_pending';

/** An action, parsed as far as possible. If the parameter is missing, the property is null or empty. */
export type ParsedAction =
  | { readonly kind: 'text'; readonly name: TextActionName; readonly text: string }
  | { readonly kind: 'label'; readonly name: LabelActionName; readonly titles: readonly string[] }
  /** A number is the team's ID. A string is a name that someone entered instead of the ID. */
  | { readonly kind: 'team'; readonly name: 'assign_team'; readonly team: number | string | null }
  /** `self` is the person who runs the macro. `nil` removes the assigned agent. */
  | { readonly kind: 'agent'; readonly name: 'assign_agent'; readonly agent: number | string | null }
  | { readonly kind: 'status'; readonly name: 'change_status'; readonly status: string | null }
  /** `nil` clears the priority. */
  | { readonly kind: 'priority'; readonly name: 'change_priority'; readonly priority: string | null }
  | { readonly kind: 'plain'; readonly name: PlainActionName }
  /** The name is unknown, or the parameters don't have the shape that the name requires. */
  | { readonly kind: 'unknown'; readonly name: string | null; readonly params: unknown };

export const isActionName = (name: unknown): name is MacroActionName =>
  MACRO_ACTION_NAMES.some((known) => known === name);

/** Returns the action's name, or null if it has none. */
export function getActionName(action: unknown): string | null {
  const name = toObject(action)?.action_name;
  return typeof name === 'string' ? name : null;
}

/** Returns the keys other than `action_name` and `action_params`, or null if there are none. */
export function getAdditionalKeys(action: unknown): JsonObject | null {
  const { action_name: _name, action_params: _params, ...more } = toObject(action) ?? {};
  return Object.keys(more).length > 0 ? more : null;
}

/** Replaces the parameters of an action and keeps its other keys in order. */
export const withActionParams = (action: unknown, action_params: unknown): JsonObject => ({
  ...toObject(action),
  action_params,
});

const isText = (value: unknown): value is string => typeof value === 'string';
const isId = (value: unknown): value is number | string => Number.isInteger(value) || isText(value);

/** Parses an action. The result's kind is `unknown` unless the parameters have exactly the expected shape. */
export function parseAction(action: unknown): ParsedAction {
  const name = getActionName(action);
  const params = toObject(action)?.action_params;
  const known = isActionName(name) && Array.isArray(params) ? readKnown(name, params) : null;
  return known ?? { kind: 'unknown', name, params };
}

function readKnown(name: MacroActionName, params: readonly unknown[]): ParsedAction | null {
  const [first = null] = params;
  switch (name) {
    case 'send_message':
    case 'add_private_note':
      return readText(name, params);
    case 'add_label':
    case 'remove_label':
      return params.every(isText) ? { kind: 'label', name, titles: params } : null;
    case 'assign_team':
      return isTarget(params, first) ? { kind: 'team', name, team: first } : null;
    case 'assign_agent':
      return isTarget(params, first) ? { kind: 'agent', name, agent: first } : null;
    case 'change_status':
      return isChoice(params, first) ? { kind: 'status', name, status: first } : null;
    case 'change_priority':
      return isChoice(params, first) ? { kind: 'priority', name, priority: first } : null;
    default:
      return params.length === 0 ? { kind: 'plain', name } : null;
  }
}

function readText(name: TextActionName, params: readonly unknown[]): ParsedAction | null {
  const [text = ''] = params;
  return params.length <= 1 && isText(text) ? { kind: 'text', name, text } : null;
}

const isTarget = (params: readonly unknown[], first: unknown): first is number | string | null =>
  params.length === 0 || (params.length === 1 && isId(first));

const isChoice = (params: readonly unknown[], first: unknown): first is string | null =>
  params.length === 0 || (params.length === 1 && isText(first));

/** Returns the labels, teams and agents that an action refers to, by ID or title. */
export function findActionTargets(
  reading: ParsedAction,
): readonly { readonly kind: 'label' | 'team' | 'agent'; readonly value: number | string }[] {
  switch (reading.kind) {
    case 'label':
      return reading.titles.map((value) => ({ kind: 'label', value }));
    case 'team':
      return reading.team === null ? [] : [{ kind: 'team', value: reading.team }];
    case 'agent':
      return reading.agent === null ? [] : [{ kind: 'agent', value: reading.agent }];
    default:
      return [];
  }
}

/** Translates a visibility. Returns a value that isn't in the contract unchanged. */
export function getMacroVisibilityLabel(t: Translator, visibility: string): string {
  if (visibility === 'global') return t(m.macros_visibility_global);
  return visibility === 'personal' ? t(m.macros_visibility_personal) : visibility;
}
