// Writes the rows of a plan with the API functions of each record type. Overwrites a record only if it hasn't changed
// since the plan was made. Doesn't create a record again if someone has created it in the meantime.

import * as m from '~/i18n/messages';
import { type JsonObject, toObject } from '~/lib/json/json';
import type { RecordIdentity } from '~/records/activity/entry';
import type { IdentifiableRecord, RecordCreation } from '~/records/create-record';
import { createRowRecord } from '~/records/create-row-record';
import { paceAccess, paceCreation } from '~/records/run/paced-access';
import { createSavedRowState, type RowState } from '~/records/run/process-rows';
import type { RowWriteContext } from '~/records/run/use-row-run';
import { loadBeforeWrite, overwriteRecord } from '~/records/save-record';
import { hasSameValues } from '~/records/values';
import { isUnconfirmed } from '~/records/write-state';
import type { PublishCheck, Resource } from '~/resources/define-resource';
import type { ResourceKind } from '~/resources/resource-kind';
import { getResource } from '~/resources/resources';
import { getTransfer } from '~/resources/transfers';
import type { BundleRecord } from '../bundle/bundle';
import { getRecordKey, pickFieldValues } from '../plan/applied';
import type { ApplyRow } from '../plan/apply-plan';
import {
  type ApplyContext,
  type ApplyTools,
  buildArticleText,
  createApplyContext,
  findTargetRecord,
  getTakenRecordKey,
  MissingReferenceError,
  resolveValues,
} from './references';

const blocked = (name: string): RowState => ({
  step: 'blocked',
  why: (t) => t(m.apply_missing_reference, { name }),
});

function findResource(kind: ResourceKind): Resource {
  const found = getResource(kind);
  if (!found) throw new Error(`Nothing writes ${kind}.`);
  return found;
}

interface Place extends RecordIdentity {
  readonly kind: ResourceKind;
}

/**
 * Returns the values by which the API functions and the activity log identify a record. `stored` is null for a new
 * record.
 */
function placeFor(record: BundleRecord, stored: JsonObject | null = null): Place {
  const { kind, list, nameField, writing } = getTransfer(record.kind);
  return {
    kind,
    record: stored && String(stored[writing?.idField ?? 'id']),
    parent: list.isInPortal ? (record.key[0] ?? null) : null,
    name: String(record.values[nameField] ?? ''),
  };
}

const explained = <Access extends { readonly subject: object }>(
  access: Access,
  { reason }: ApplyContext,
): Access => ({ ...access, subject: { ...access.subject, reason } });

/** Converts null to an empty string in all fields that are strings in `like`, as the forms do. */
function withTexts(values: JsonObject, like: object): JsonObject {
  const texts = new Set(
    Object.entries(like).flatMap(([field, value]) => (typeof value === 'string' ? [field] : [])),
  );
  return Object.fromEntries(
    Object.entries(values).map(([field, value]) => [field, value === null && texts.has(field) ? '' : value]),
  );
}

/**
 * Overwrites some values of a record. Returns a conflict if the record differs from `seen`, the version from which the
 * plan was made.
 */
async function writeOverSeen(
  application: ApplyContext,
  place: Place,
  seen: JsonObject,
  values: JsonObject,
  turn: RowWriteContext,
): Promise<RowState> {
  const { access: getAccess, publishCheck } = findResource(place.kind);
  const given = getAccess?.(application.queryClient, application.scope, place);
  if (!given) return { step: 'broken' };
  const access = paceAccess(explained(given, application), turn);
  const reading = await loadBeforeWrite(access);
  if ('outcome' in reading) return reading.outcome;
  const present = reading.value;
  const now = access.valuesOf(present);
  const typed = { ...now, ...withTexts(values, { ...now }) };
  if (hasSameValues(now, typed, access.comparisons))
    return isUnconfirmed(turn.former) ? createSavedRowState(true) : { step: 'unchanged' };
  const known = { ...now, ...withTexts(pickFieldValues(seen, Object.keys(now)), { ...now }) };
  if (!hasSameValues(now, known, access.comparisons)) return { step: 'conflict', present, wasSent: false };
  return (await publishCheck?.getBlock(typed)) ?? overwriteRecord(access, typed, present, turn.report);
}

async function create(application: ApplyContext, row: ApplyRow, turn: RowWriteContext): Promise<RowState> {
  const { record } = row;
  const place = placeFor(record);
  if (place.parent !== null && !findTargetRecord(application, 'portals', [place.parent]))
    return blocked(place.parent);
  const { writing, textField } = getTransfer(record.kind);
  const { fields = [], createFields = [] } = writing ?? {};
  const values = await resolveValues(
    application,
    record,
    [...fields, ...createFields, ...(textField ? ['text'] : [])],
    turn,
  );
  // Creates the article as a draft, so that it isn't public before its links work.
  const draft = application.linkedLater.has(getRecordKey(record)) ? { status: 'draft' } : {};
  const { creation, emptyValues, publishCheck } = findResource(place.kind);
  const access = creation?.(application.queryClient, application.scope, place);
  if (!access || !emptyValues) return { step: 'broken' };
  const whole = { ...emptyValues, ...withTexts(values, { ...emptyValues }), ...draft };
  return createOnce(application, access, publishCheck, whole, row, turn);
}

/**
 * Reports whether a record with the same name is the counterpart of the source record. For some kinds, the language or
 * the visibility must also match.
 */
function isCounterpart({ kind, values }: BundleRecord, candidate: object): boolean {
  const field = getTransfer(kind).writing?.distinctField;
  return field === undefined || toObject(candidate)?.[field] === values[field];
}

async function createOnce<Stored extends IdentifiableRecord, Values extends object>(
  application: ApplyContext,
  creation: RecordCreation<Stored, Values>,
  publishCheck: PublishCheck<Stored, Values> | undefined,
  values: Values,
  { record, id }: ApplyRow,
  turn: RowWriteContext,
): Promise<RowState> {
  const { createdRecords, taken, known, onDuplicates } = application;
  const block = await publishCheck?.getBlock(values);
  if (block) return block;
  const access = explained(creation, application);
  const rememberStored = (stored: unknown) => {
    const kept = toObject(stored) ?? {};
    createdRecords.set(getRecordKey(record), kept);
    taken.add(getTakenRecordKey(record.kind, kept.id));
    return kept;
  };
  // Searches for an existing record before creating one. The search is skipped if the platform rejects a second record
  // with the same unique key. It is also skipped after an attempt with an unknown outcome, because the creation
  // function then searches for the record.
  const isLookedFor = !access.isUnique && !isUnconfirmed(turn.former);
  let found = isLookedFor ? await paceCreation(access, turn).candidates(values) : null;
  const there = found?.find(
    (one) => isCounterpart(record, one) && !taken.has(getTakenRecordKey(record.kind, one.id)),
  );
  if (there && !hasSameValues(values, access.valuesOf(there), access.comparisons))
    return { step: 'conflict', present: there, wasSent: false };
  if (there) {
    rememberStored(there);
    return { step: 'unchanged' };
  }
  let last: readonly Stored[] = [];
  const lookedThrough: typeof access = {
    ...access,
    candidates: async (wanted) => {
      last = found ?? (await access.candidates(wanted));
      found = null;
      return last;
    },
  };
  const { state, duplicates } = await createRowRecord(lookedThrough, values, id, turn, known);
  if (state.step !== 'saved') return state;
  const own = rememberStored(state.stored).id;
  const before = known.get(id);
  const isOther = (one: Stored) => one.id !== own && !before?.has(one.id) && isCounterpart(record, one);
  const others = before ? last.filter(isOther).length : 0;
  if (duplicates.length > 0) onDuplicates(access.nameOf(values), duplicates.length, true);
  else if (others > 0) onDuplicates(access.nameOf(values), others + 1, false);
  return state;
}

async function update(application: ApplyContext, row: ApplyRow, turn: RowWriteContext): Promise<RowState> {
  const { record, there, fields } = row;
  if (!there) return { step: 'broken' };
  const values = await resolveValues(application, record, fields, turn);
  const place = placeFor(record, there.stored);
  return writeOverSeen(application, { ...place, name: there.name }, there.stored, values, turn);
}

/**
 * Updates an article's links to articles that were created later. Then publishes the article if the user chose to
 * publish it.
 */
async function link(
  application: ApplyContext,
  { record }: ApplyRow,
  turn: RowWriteContext,
): Promise<RowState> {
  const stored = application.createdRecords.get(getRecordKey(record));
  if (!stored) return blocked(placeFor(record).name);
  const { status = stored.status } = record.values;
  const values = { content: await buildArticleText(application, record, turn), status };
  const place = placeFor(record, stored);
  return writeOverSeen(application, place, stored, values, turn);
}

/** Adds a member to a team or a language to a portal. Does nothing if the member or language already exists there. */
async function add(
  application: ApplyContext,
  { record, part }: ApplyRow,
  turn: RowWriteContext,
): Promise<RowState> {
  const within = findTargetRecord(application, record.kind, record.key);
  if (!within || !part) return blocked(placeFor(record).name);
  const place: Place =
    'person' in part
      ? {
          kind: 'membership',
          record: String(part.person.id),
          parent: String(within.id),
          name: part.person.name,
        }
      : { kind: 'portal-language', record: part.locale, parent: String(within.slug), name: part.locale };
  const values = 'person' in part ? { isMember: true } : { isAllowed: true };
  return writeOverSeen(application, place, {}, values, turn);
}

const ACTS = { create, update, link, join: add, allow: add } as const;

/** Returns a function that writes a single row of a plan. It remembers the records that earlier rows created. */
export function createRowApplier(tools: ApplyTools) {
  const application = createApplyContext(tools);
  return async (row: ApplyRow, turn: RowWriteContext): Promise<RowState> => {
    try {
      return await ACTS[row.act](application, row, turn);
    } catch (error) {
      if (error instanceof MissingReferenceError) return blocked(error.message);
      throw error;
    }
  };
}
