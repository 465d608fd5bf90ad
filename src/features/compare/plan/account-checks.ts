// Checks that run before anything is written: general checks of all kinds of records, and checks of teams and macros.

import { isActionName, parseAction } from '~/domain/macro-action';
import * as m from '~/i18n/messages';
import { isObject } from '~/lib/json/json';
import type { BundleReference } from '~/resources/transfer/references';
import { getTransfer } from '~/resources/transfers';
import type { BundleRecord } from '../bundle/bundle';
import { isInUnfetchedPart } from '../bundle/bundle';
import { toTargetReference } from './applied';
import { collectReferences, LEFT_OUT, replaceRecordReferences } from './mapping';
import { formatNames, type PlanCheck, type PlanState, toFindingDetails } from './plan-check';
import type { TargetRecord } from './target-account';

const getName = (reference: BundleReference): string =>
  'key' in reference ? (reference.key[0] ?? '') : `#${reference.unknown}`;

/** Returns the existing records of the account that the source record refers to. */
const foundIn = (record: BundleRecord, world: PlanState): readonly TargetRecord[] =>
  collectReferences(record).flatMap((reference) => {
    const decision = world.decide(reference);
    return decision?.step === 'found' ? [decision.found] : [];
  });

/** Returns a macro's actions as they would be written, with placeholder IDs for records that don't exist yet. */
const actionsThere = (record: BundleRecord, world: PlanState): readonly unknown[] => {
  const { actions } = replaceRecordReferences(record, (reference) => {
    const there = toTargetReference(reference, world);
    return there === LEFT_OUT || typeof there === 'string' ? there : 1;
  });
  return Array.isArray(actions) ? actions : [];
};

const getMembers = (value: unknown): readonly string[] =>
  Array.isArray(value)
    ? value.flatMap((one) => (isObject(one) && Array.isArray(one.key) ? [String(one.key[0])] : []))
    : [];

const isBlank = (value: unknown) => typeof value !== 'string' || value.trim() === '';

export const ACCOUNT_CHECKS = [
  {
    name: 'twice-in-source',
    level: 'error',
    kinds: 'all',
    found: m.apply_check_duplicate_in_source,
    way: m.apply_fix_duplicate_in_source,
    find: ({ kind, key }, { sourceOf }) => toFindingDetails(sourceOf(kind, key).length > 1),
  },
  {
    name: 'twice-in-target',
    level: 'error',
    kinds: 'all',
    found: m.apply_check_duplicate_in_target,
    way: m.apply_fix_duplicate_in_target,
    find: ({ kind, key }, { counterparts }) => toFindingDetails(counterparts(kind, key).length > 1),
  },
  {
    name: 'field-missing',
    level: 'error',
    kinds: 'all',
    found: m.apply_check_field_missing,
    way: m.apply_fix_source,
    find: ({ kind, values }) =>
      formatNames(
        (getTransfer(kind).writing?.requiredFields ?? []).filter((field) => isBlank(values[field])),
      ),
  },
  {
    name: 'administrators-only',
    level: 'error',
    kinds: 'all',
    found: m.apply_check_administrators_only,
    way: m.apply_fix_administrator,
    find: ({ kind }, { isAdministrator }) =>
      toFindingDetails(isAdministrator === false && getTransfer(kind).writing?.needsAdministrator === true),
  },
  {
    name: 'kind-unread',
    level: 'error',
    kinds: 'all',
    found: m.apply_check_type_not_loaded,
    way: m.apply_fix_administrator,
    find: (record, { target }) => toFindingDetails(isInUnfetchedPart(target.bundle.unread, record)),
  },
  {
    name: 'name-open',
    level: 'error',
    kinds: ['teams', 'macros'],
    found: m.apply_check_name_unmatched,
    way: m.apply_fix_names,
    find: (record, { decide }) =>
      formatNames(
        collectReferences(record)
          .filter((one) => decide(one) === null)
          .map(getName),
      ),
  },
  {
    name: 'team-of-the-platform',
    level: 'by-hand',
    kinds: ['teams'],
    found: m.apply_check_built_in_team,
    way: m.apply_fix_team,
    find: (record, { counterpart }) =>
      toFindingDetails(
        record.values.system_managed === true ||
          counterpart('teams', record.key)?.stored.system_managed === true,
      ),
  },
  {
    name: 'left-out',
    level: 'warning',
    kinds: ['teams', 'macros'],
    found: m.apply_check_skipped,
    way: m.apply_fix_names,
    find: (record, { decide }) =>
      formatNames(
        collectReferences(record)
          .filter((one) => decide(one)?.step === 'left-out')
          .map(getName),
      ),
  },
  {
    name: 'person-unconfirmed',
    level: 'warning',
    kinds: ['teams', 'macros'],
    found: m.apply_check_person_unconfirmed,
    way: m.apply_fix_unverified,
    find: (record, world) =>
      formatNames(
        foundIn(record, world).flatMap(({ name, stored }) => (stored.confirmed === false ? [name] : [])),
      ),
  },
  {
    name: 'members-stay',
    level: 'warning',
    kinds: ['teams'],
    found: m.apply_check_members_stay,
    way: m.apply_fix_members,
    find: (record, world) => {
      const there = world.counterpart('teams', record.key);
      const members = there && getMembers(world.target.recordOf('teams', there)?.values.members);
      if (!members || !('members' in record.values)) return null;
      const { members: joining } = replaceRecordReferences(record, (reference) =>
        toTargetReference(reference, world),
      );
      return formatNames(members.filter((one) => !getMembers(joining).includes(one)));
    },
  },
  {
    name: 'members-unknown',
    level: 'warning',
    kinds: ['teams'],
    found: m.apply_check_members_unknown,
    way: m.apply_fix_members,
    find: ({ values }) => toFindingDetails(!('members' in values)),
  },
  {
    name: 'macro-empty',
    level: 'error',
    kinds: ['macros'],
    found: m.apply_check_macro_empty,
    way: m.apply_fix_source,
    find: ({ values }) => toFindingDetails(!Array.isArray(values.actions) || values.actions.length === 0),
  },
  {
    name: 'macro-without-actions',
    level: 'error',
    kinds: ['macros'],
    found: m.apply_check_macro_without_actions,
    way: m.apply_fix_names,
    find: (record, world) =>
      toFindingDetails(
        Array.isArray(record.values.actions) &&
          record.values.actions.length > 0 &&
          actionsThere(record, world).length === 0,
      ),
  },
  {
    name: 'action-refused',
    level: 'error',
    kinds: ['macros'],
    found: m.apply_check_action_refused,
    way: m.apply_fix_source,
    find: (record, world) =>
      formatNames(
        actionsThere(record, world)
          .map(parseAction)
          .flatMap((one) => (one.kind === 'unknown' && !isActionName(one.name) ? [one.name ?? '?'] : [])),
      ),
  },
  {
    name: 'action-not-understood',
    level: 'warning',
    kinds: ['macros'],
    found: m.apply_check_action_not_understood,
    way: m.apply_fix_macro,
    find: (record, world) =>
      formatNames(
        actionsThere(record, world)
          .map(parseAction)
          .flatMap((one) => (one.kind === 'unknown' && isActionName(one.name) ? [one.name ?? ''] : [])),
      ),
  },
  {
    name: 'macro-becomes-personal',
    level: 'warning',
    kinds: ['macros'],
    found: m.apply_check_macro_becomes_personal,
    way: m.apply_fix_administrator,
    find: ({ values }, { isAdministrator }) =>
      toFindingDetails(values.visibility === 'global' && isAdministrator === false),
  },
  {
    name: 'macro-is-yours',
    level: 'warning',
    kinds: ['macros'],
    found: m.apply_check_macro_becomes_yours,
    way: m.apply_fix_author,
    find: ({ values }) => toFindingDetails(values.visibility === 'personal'),
  },
] as const satisfies readonly PlanCheck[];
