// Fetches an account as a bundle. Requests are paced by the rate limit, and responses are stored, so that an
// interrupted export can be resumed.
import * as z from 'zod/mini';
import { fetchPublicFile } from '~/api/http/fetch-public-file';
import type { RequestPacer } from '~/api/http/request-pacer';
import type { Scope } from '~/api/scope';
import { downloadImagesForExport, type ExportedImages } from '~/domain/exported-images';
import { imageUploadHosts, listImageHosts } from '~/domain/image-hosts';
import { detectImageType, toImageName } from '~/lib/file/image-type';
import { mapInSlices } from '~/lib/in-slices';
import { toObject } from '~/lib/json/json';
import { hashBytes } from '~/lib/sha256';
import type { MissingRecords, Transfer, TransferReader } from '~/resources/transfer/define-transfer';
import { loadOrGetFailureReason } from '~/resources/transfer/record-lists';
import {
  BUNDLE_KINDS,
  type BundleKind,
  TRANSFERS_WITH_PEOPLE,
  type TransferKind,
} from '~/resources/transfers';
import { createBundle } from './account-records';
import type { AccountResponses, LoadedAccountRecord } from './account-responses';
import type { Bundle } from './bundle';
import { collectNeededLists } from './needed-lists';
import { hasTooManyLinks } from './too-many-links';

/** The stored responses of an interrupted export, keyed by name, and a function that stores a new response. */
export interface StoredResponses {
  readonly known: ReadonlyMap<string, unknown>;
  readonly storeResponse: (name: string, response: unknown) => Promise<void>;
}

export interface BundleTools {
  readonly signal: AbortSignal;
  readonly pace: RequestPacer;
  /**
   * Called with the number of finished requests and the number of finished images. Both include those of an interrupted
   * export.
   */
  readonly onRequests: (count: number, images?: number) => void;
  /**
   * True for administrators. False for agents, whose list of inboxes is incomplete because they have access to only
   * some inboxes. Null if the role isn't known.
   */
  readonly isAdministrator: boolean | null;
  readonly kept?: StoredResponses | undefined;
}

/**
 * Returns the number of platform requests needed for a response. Images count as zero, because they aren't fetched from
 * the platform.
 */
function countFileRequests(response: unknown): number {
  if (response instanceof Uint8Array) return 0;
  const rows = toObject(response)?.data;
  return Array.isArray(rows) ? Math.max(1, Math.ceil(rows.length / 100)) : 1;
}

/** Creates functions that fetch an account and keep a list of the parts that couldn't be fetched. */
function createReader(scope: Scope, kinds: readonly BundleKind[], tools: BundleTools) {
  const { signal, kept } = tools;
  const unread: MissingRecords[] = BUNDLE_KINDS.filter((kind) => !kinds.includes(kind)).map((kind) => ({
    kind,
    why: 'not-chosen',
  }));
  let requests = 0;
  const onEnded = (count: number) => {
    requests += count;
    tools.onRequests(requests);
  };
  const reader: TransferReader = {
    scope,
    signal,
    pace: async (request) => {
      const response = await tools.pace(request);
      onEnded(1);
      return response;
    },
    once: async (name, shape, find) => {
      const known = kept?.known.has(name) ? shape.safeParse(kept.known.get(name)) : null;
      if (known?.success) {
        onEnded(countFileRequests(known.data));
        return known.data;
      }
      const found = await find();
      // Doesn't store failures, because the next attempt may succeed.
      if (typeof found !== 'string') await kept?.storeResponse(name, found);
      return found;
    },
    reportUnread: (missing) => unread.push(missing),
  };
  const onImages = (read: number, total: number) => tools.onRequests(requests + read, total);
  return { reader, unread, onImages };
}

interface Reading {
  readonly reader: TransferReader;
  readonly isChosen: boolean;
  /** The portals of the account, or null if they couldn't be fetched. */
  readonly portals: readonly LoadedAccountRecord[] | null;
}

/**
 * Fetches all records of a kind. Returns null if the records can't be fetched. In that case, also lists the kind as
 * missing if the user selected it.
 */
async function readKind(
  { name: kind, list, complete }: Transfer,
  { reader, isChosen, portals }: Reading,
): Promise<readonly LoadedAccountRecord[] | null> {
  const report = (missing: Omit<MissingRecords, 'kind'>) => {
    if (isChosen) reader.reportUnread({ kind, ...missing });
  };
  const slugs = list.isInPortal ? portals?.map(({ stored }) => String(stored.slug)) : [null];
  if (!slugs || !list.isOffered(reader.scope)) {
    report({ why: 'not-offered' });
    return null;
  }
  const found: LoadedAccountRecord[] = [];
  let isRead = list.isInPortal;
  for (const portal of slugs) {
    const response = await loadOrGetFailureReason(list.read(reader, portal));
    if ('why' in response) {
      report({ why: response.why, ...(portal !== null && { portal }) });
      continue;
    }
    isRead = true;
    const listed = response.found.map((stored) => ({ stored, portal, details: null }));
    found.push(...((isChosen && complete ? await complete(reader, listed, portal) : listed) ?? []));
  }
  return isRead ? found : null;
}

/**
 * The schema of a stored image. Its type also includes the reason why an image couldn't be fetched, but a reason is
 * never stored.
 */
const image = z.custom<Uint8Array<ArrayBuffer> | 'unreachable' | 'too-large'>(
  (value) => value instanceof Uint8Array,
);

/**
 * Returns the archive path of an image. The path contains a hash of the content, so that it doesn't depend on the host.
 */
async function imagePath(_address: string, bytes: Uint8Array<ArrayBuffer>): Promise<string | null> {
  const type = detectImageType(bytes);
  return type && `images/${toImageName((await hashBytes(bytes)).slice(0, 32), type)}`;
}

async function readImages(
  { signal, once }: TransferReader,
  articles: readonly LoadedAccountRecord[],
  onProgress: (read: number, total: number) => void,
): Promise<ExportedImages> {
  const texts = await mapInSlices(articles, ({ stored: { content } }) =>
    typeof content === 'string' && !hasTooManyLinks(content) ? content : '',
  );
  return downloadImagesForExport(texts, listImageHosts(imageUploadHosts.get()), {
    signal,
    onProgress,
    pathOf: imagePath,
    read: (address, most, aborted) =>
      once(`image ${address}`, image, () => fetchPublicFile(address, most, aborted)),
  });
}

export interface LoadedBundle {
  readonly bundle: Bundle;
  readonly images: ExportedImages;
  /** The responses from which the bundle was made. These responses still contain the account's IDs. */
  readonly reads: AccountResponses;
}

/**
 * Fetches these kinds of an account. Throws `ApiError` if a request fails. If access to a part is denied, omits that
 * part instead.
 */
export async function fetchAccountBundle(
  scope: Scope,
  kinds: readonly BundleKind[],
  tools: BundleTools,
): Promise<LoadedBundle> {
  const { reader, unread, onImages } = createReader(scope, kinds, tools);
  const partial = TRANSFERS_WITH_PEOPLE.filter(
    ({ isPartialForAgents }) => isPartialForAgents && tools.isAdministrator !== true,
  );
  const isPartial = (kind: BundleKind) => partial.some(({ name }) => name === kind);
  for (const kind of kinds.filter(isPartial)) reader.reportUnread({ kind, why: 'forbidden' });
  const needed = collectNeededLists(kinds);
  const records = new Map<TransferKind, readonly LoadedAccountRecord[]>();
  for (const transfer of TRANSFERS_WITH_PEOPLE.filter(({ name }) => needed.has(name))) {
    const isChosen = kinds.some((kind) => kind === transfer.name);
    const found = await readKind(transfer, { reader, isChosen, portals: records.get('portals') ?? null });
    if (found) records.set(transfer.name, found);
  }
  const images = await readImages(reader, records.get('articles') ?? [], onImages);
  const reads = { kinds: kinds.filter((kind) => !isPartial(kind)), records, images, unread };
  return { bundle: await createBundle(reads), images, reads };
}
