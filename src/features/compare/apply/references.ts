// Resolves references in source records to records of the target account: people, teams, articles created during the
// run, and images. Uploads images when they are first needed.

import type { QueryClient } from '@tanstack/react-query';
import type { Scope } from '~/api/scope';
import { toImageAddress } from '~/domain/image-address';
import { getBlockedImageHost, storeImageHost } from '~/domain/image-hosts';
import { detectImageType } from '~/lib/file/image-type';
import { type JsonObject, toObject } from '~/lib/json/json';
import { findImageAddresses, replaceImageAddresses } from '~/lib/markdown/image-addresses';
import type { CandidateIds } from '~/records/create-record';
import { uploadImageFile } from '~/records/run/upload-image-file';
import type { RowWriteContext } from '~/records/run/use-row-run';
import type { BundleReference } from '~/resources/transfer/references';
import { type BundleKind, getReferencedTransfer } from '~/resources/transfers';
import {
  encodeLinkPath,
  isArticlePath,
  parseArchiveLink,
  replaceArchiveLinks,
} from '../bundle/article-paths';
import type { BundleRecord } from '../bundle/bundle';
import { getLabelTitle, getRecordKey, pickFieldValues } from '../plan/applied';
import type { ApplyPlan } from '../plan/apply-plan';
import { LEFT_OUT, replaceRecordReferences } from '../plan/mapping';

export interface ApplyTools {
  readonly queryClient: QueryClient;
  readonly scope: Scope;
  readonly plan: ApplyPlan;
  /** A one-line reason that the user entered, for the activity log. */
  readonly reason: string | null;
  /**
   * Called if creating a record produced duplicates, or if other records with the same name were found after the record
   * was created.
   */
  readonly onDuplicates: (name: string, count: number, areSame: boolean) => void;
}

/**
 * The state of a run that applies a plan. Later rows use the records created and the images uploaded by earlier rows.
 */
export interface ApplyContext extends ApplyTools {
  /** The records created in this run, by the record key of the source record (`getRecordKey`). */
  readonly createdRecords: Map<string, JsonObject>;
  /** Maps the archive paths of images to their addresses in the account. */
  readonly images: Map<string, string>;
  /** Maps the ID of a row to the IDs of the records that existed before its first attempt. */
  readonly known: Map<string, CandidateIds>;
  /** The existing records, by kind and ID, that are already matched with a source record. */
  readonly taken: Set<string>;
  /**
   * The record keys of articles that are written twice, because they link to later articles. The second write adds the
   * links and publishes the article.
   */
  readonly linkedLater: ReadonlySet<string>;
}

export const getTakenRecordKey = (kind: BundleKind, id: unknown): string => `${kind} ${String(id)}`;

export const createApplyContext = (tools: ApplyTools): ApplyContext => ({
  ...tools,
  createdRecords: new Map(),
  images: new Map(tools.plan.world.target.images),
  known: new Map(),
  taken: new Set(
    tools.plan.records.flatMap(({ record, there }) =>
      there ? [getTakenRecordKey(record.kind, there.id)] : [],
    ),
  ),
  linkedLater: new Set(
    tools.plan.rows.filter(({ act }) => act === 'link').map(({ record }) => getRecordKey(record)),
  ),
});

/**
 * Thrown if a record refers to a record that doesn't exist in the account because writing that record failed. Also
 * thrown if the platform returns an unusable address for an uploaded image.
 */
export class MissingReferenceError extends Error {}

/**
 * Returns the account's record that corresponds to a source record: an existing record, or a record that this run
 * created.
 */
export const findTargetRecord = (
  { createdRecords, plan }: ApplyContext,
  kind: BundleKind,
  key: readonly string[],
): JsonObject | undefined =>
  createdRecords.get(getRecordKey({ kind, key })) ??
  toObject(plan.world.counterpart(kind, key)?.stored) ??
  undefined;

const resolved =
  (application: ApplyContext) =>
  (reference: BundleReference): unknown => {
    const { world } = application.plan;
    const decision = world.decide(reference);
    if (decision?.step === 'left-out') return LEFT_OUT;
    if (decision?.step === 'found')
      return reference.$ref === 'label' ? getLabelTitle(decision.found) : decision.found.id;
    const kind = getReferencedTransfer(reference.$ref)?.name;
    if (!kind || !('key' in reference) || kind === 'agents') return LEFT_OUT;
    const found = findTargetRecord(application, kind, reference.key);
    if (found) return found.id;
    if (world.isThere(kind, reference.key)) throw new MissingReferenceError(reference.key.at(-1));
    return LEFT_OUT;
  };

const linkTo =
  (application: ApplyContext) =>
  (path: string): string | undefined => {
    if (!isArticlePath(path)) return undefined;
    const key = application.plan.world.paths.get(path);
    const address = key && findTargetRecord(application, 'articles', key)?.public_url;
    return typeof address === 'string' ? address : encodeLinkPath(path);
  };

async function imageAt(
  { images, plan, scope }: ApplyContext,
  path: string,
  { pace, run }: RowWriteContext,
): Promise<string | undefined> {
  const bytes = plan.world.source.images.get(path);
  const type = bytes && detectImageType(bytes);
  if (!images.has(path) && type) {
    const file = new Blob([new Uint8Array(bytes)], { type });
    const { signal } = new AbortController();
    const name = path.split('/').at(-1) ?? path;
    const sent = await pace(() => uploadImageFile({ scope, file, name, signal, onProgress: () => {} }, run));
    const address = toImageAddress(sent.file_url, getBlockedImageHost());
    if (address === null) throw new MissingReferenceError(path);
    storeImageHost(address);
    images.set(path, address);
  }
  return images.get(path);
}

/**
 * Returns an article's text with its images and links replaced by those of the target account. Throws `ApiError` if an
 * image can't be uploaded.
 */
export async function buildArticleText(
  application: ApplyContext,
  { text }: BundleRecord,
  turn: RowWriteContext,
): Promise<string> {
  const addresses = new Map<string, string>();
  for (const { address } of findImageAddresses(text ?? '')) {
    const path = parseArchiveLink(address)?.path;
    const own = path === undefined ? undefined : await imageAt(application, path, turn);
    if (own !== undefined) addresses.set(address, own);
  }
  return replaceArchiveLinks(replaceImageAddresses(text ?? '', addresses), linkTo(application));
}

/**
 * Returns the values of the given fields for the target account. The field `text` is an article's text. Throws
 * `MissingReferenceError` if a referenced record is missing, and `ApiError` if an image can't be uploaded.
 */
export async function resolveValues(
  application: ApplyContext,
  record: BundleRecord,
  fields: readonly string[],
  turn: RowWriteContext,
): Promise<JsonObject> {
  const { kind, values } = record;
  const given = replaceRecordReferences(
    { kind, values: pickFieldValues(values, fields) },
    resolved(application),
  );
  return fields.includes('text')
    ? { ...given, content: await buildArticleText(application, record, turn) }
    : given;
}
