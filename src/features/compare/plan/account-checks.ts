// What is looked for in every record, and in teams and macros, before anything is written.

import { isActionName, readAction } from '~/domain/macro-action';
import { isObject } from '~/lib/json/json';
import type { BundleReference } from '~/resources/transfer/references';
import { isUnread } from '../bundle/bundle';
import { type AppliedKind, namedThere } from './applied';
import { type ApplyRecord, type Check, listed, type World, when } from './check';
import { LEFT_OUT, mappedValues, referencesIn } from './mapping';
import type { Found } from './target';

const ADMINISTRATORS_ONLY: readonly AppliedKind[] = ['teams', 'availability-reasons', 'portals'];

const nameOf = (reference: BundleReference): string =>
  'key' in reference ? (reference.key[0] ?? '') : `#${reference.unknown}`;

/** Whom and what the record names that was found in the account. */
const foundIn = (record: ApplyRecord, world: World): readonly Found[] =>
  referencesIn(record).flatMap((reference) => {
    const decision = world.decide(reference);
    return decision?.step === 'found' ? [decision.found] : [];
  });

/** The actions as they would be written, with any number for what they name. */
const actionsThere = (record: ApplyRecord, world: World): readonly unknown[] => {
  const { actions } = mappedValues(record, (reference) => {
    const there = namedThere(reference, world);
    return there === LEFT_OUT || typeof there === 'string' ? there : 1;
  });
  return Array.isArray(actions) ? actions : [];
};

const membersOf = (value: unknown): readonly string[] =>
  Array.isArray(value)
    ? value.flatMap((one) => (isObject(one) && Array.isArray(one.key) ? [String(one.key[0])] : []))
    : [];

const isBlank = (value: unknown) => typeof value !== 'string' || value.trim() === '';

/** What names a record, and what nothing can be made without. */
const NEEDED: Readonly<Record<AppliedKind, readonly string[]>> = {
  teams: ['name'],
  'availability-reasons': ['reason'],
  'canned-responses': ['short_code', 'content'],
  macros: ['name'],
  portals: ['name', 'slug', 'default_locale'],
  categories: ['name', 'locale'],
  articles: ['title'],
};

export const ACCOUNT_CHECKS = [
  {
    name: 'twice-in-source',
    level: 'error',
    kinds: 'all',
    find: ({ kind, key }, { sourceOf }) => when(sourceOf(kind, key).length > 1),
  },
  {
    name: 'twice-in-target',
    level: 'error',
    kinds: 'all',
    find: ({ kind, key }, { counterparts }) => when(counterparts(kind, key).length > 1),
  },
  {
    name: 'field-missing',
    level: 'error',
    kinds: 'all',
    find: ({ kind, values }) => listed(NEEDED[kind].filter((field) => isBlank(values[field]))),
  },
  {
    name: 'administrators-only',
    level: 'error',
    kinds: ADMINISTRATORS_ONLY,
    find: (_record, { isAdministrator }) => when(isAdministrator === false),
  },
  {
    name: 'kind-unread',
    level: 'error',
    kinds: 'all',
    find: (record, { target }) => when(isUnread(target.bundle.unread, record)),
  },
  {
    name: 'name-open',
    level: 'error',
    kinds: ['teams', 'macros'],
    find: (record, { decide }) =>
      listed(
        referencesIn(record)
          .filter((one) => decide(one) === null)
          .map(nameOf),
      ),
  },
  {
    name: 'team-of-the-platform',
    level: 'by-hand',
    kinds: ['teams'],
    find: (record, { counterpart }) =>
      when(
        record.values.system_managed === true ||
          counterpart('teams', record.key)?.stored.system_managed === true,
      ),
  },
  {
    name: 'left-out',
    level: 'warning',
    kinds: ['teams', 'macros'],
    find: (record, { decide }) =>
      listed(
        referencesIn(record)
          .filter((one) => decide(one)?.step === 'left-out')
          .map(nameOf),
      ),
  },
  {
    name: 'person-unconfirmed',
    level: 'warning',
    kinds: ['teams', 'macros'],
    find: (record, world) =>
      listed(
        foundIn(record, world).flatMap(({ name, stored }) => (stored.confirmed === false ? [name] : [])),
      ),
  },
  {
    name: 'members-stay',
    level: 'warning',
    kinds: ['teams'],
    find: (record, world) => {
      const there = world.counterpart('teams', record.key);
      const members = there && membersOf(world.target.recordOf('teams', there)?.values.members);
      if (!members || !('members' in record.values)) return null;
      const { members: joining } = mappedValues(record, (reference) => namedThere(reference, world));
      return listed(members.filter((one) => !membersOf(joining).includes(one)));
    },
  },
  {
    name: 'members-unknown',
    level: 'warning',
    kinds: ['teams'],
    find: ({ values }) => when(!('members' in values)),
  },
  {
    name: 'macro-without-actions',
    level: 'error',
    kinds: ['macros'],
    find: (record, world) => when(actionsThere(record, world).length === 0),
  },
  {
    name: 'action-refused',
    level: 'error',
    kinds: ['macros'],
    find: (record, world) =>
      listed(
        actionsThere(record, world)
          .map(readAction)
          .flatMap((one) => (one.kind === 'unknown' && !isActionName(one.name) ? [one.name ?? '?'] : [])),
      ),
  },
  {
    name: 'action-not-understood',
    level: 'warning',
    kinds: ['macros'],
    find: (record, world) =>
      listed(
        actionsThere(record, world)
          .map(readAction)
          .flatMap((one) => (one.kind === 'unknown' && isActionName(one.name) ? [one.name ?? ''] : [])),
      ),
  },
  {
    name: 'macro-becomes-personal',
    level: 'warning',
    kinds: ['macros'],
    find: ({ values }, { isAdministrator }) =>
      when(values.visibility === 'global' && isAdministrator === false),
  },
  {
    name: 'macro-is-yours',
    level: 'warning',
    kinds: ['macros'],
    find: ({ values }) => when(values.visibility === 'personal'),
  },
] as const satisfies readonly Check[];
