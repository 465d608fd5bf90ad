import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { buildQueryKey } from '~/api/http/query';
import type { Scope } from '~/api/scope';
import type { FailedImage } from '~/domain/exported-images';
import {
  dropAccountExport,
  readAccountExport,
  readExportedResponses,
  startAccountExport,
  storeExportPart,
} from '~/drafts/account-exports';
import { mapInSlices } from '~/lib/in-slices';
import { getDayKey } from '~/lib/time/day-key';
import { type FullLoadContext, useFullLoad } from '~/records/list/use-full-load';
import type { MissingRecords } from '~/resources/transfer/define-transfer';
import { BUNDLE_KINDS, type BundleKind } from '~/resources/transfers';
import { useIsAdministrator, useScope } from '~/session/scope-context';
import { saveFile } from '~/ui/save-file';
import { createBundleFiles, packFiles } from '../bundle/bundle-files';
import { fetchAccountBundle, type StoredResponses } from '../bundle/fetch-account-bundle';
import { toFileName } from '../bundle/file-names';
import { hasTooManyLinks } from '../bundle/too-many-links';

/** An interrupted backup. Its responses are stored in this browser. */
export interface UnfinishedExport {
  readonly kinds: readonly BundleKind[];
  /** The start time in milliseconds since the epoch. */
  readonly at: number;
}

export interface AccountExport {
  readonly file: string;
  readonly count: number;
  readonly unread: readonly MissingRecords[];
  readonly failed: readonly FailedImage[];
  /** The titles of articles whose links weren't converted because the article has too many links. */
  readonly unfollowed: readonly string[];
}

const unfinishedQuery = (scope: Scope) => ({
  queryKey: buildQueryKey(scope, 'kept-export'),
  queryFn: async (): Promise<UnfinishedExport | null> => {
    const kept = await readAccountExport(scope);
    return kept && { at: kept.at, kinds: BUNDLE_KINDS.filter((kind) => kept.kinds.includes(kind)) };
  },
});

/**
 * Returns the name of the archive. Only the name contains the time and the user, so that the same account always gives
 * the same files.
 */
const archiveName = ({ slug, person }: Scope, at: Date): string =>
  toFileName(`${slug}-${getDayKey(at)}-${at.toTimeString().slice(0, 5).replace(':', '-')}-${person}`);

/**
 * Exports an account as one archive. The responses are stored until the archive is saved, so that the export can
 * continue after a crash.
 */
export function useAccountExport() {
  const scope = useScope();
  const isAdministrator = useIsAdministrator();
  const { state, start, stop } = useFullLoad();
  const [exported, setExported] = useState<AccountExport | null>(null);
  const { data: unfinished = null, refetch: lookAgain } = useQuery(unfinishedQuery(scope));

  const read = async (
    kinds: readonly BundleKind[],
    requests: number,
    known: StoredResponses['known'],
    { signal, pace, onProgress }: FullLoadContext,
  ) => {
    const kept = {
      known,
      storeResponse: (name: string, response: unknown) => storeExportPart(scope, name, response),
    };
    const onRequests = (count: number, images = 0) => onProgress(count, Math.max(requests, count) + images);
    return fetchAccountBundle(scope, kinds, { signal, pace, isAdministrator, kept, onRequests });
  };
  const run = (kinds: readonly BundleKind[], requests: number, isGoneOnWith: boolean): Promise<void> => {
    setExported(null);
    return start(
      async (tools) => {
        if (!isGoneOnWith) await startAccountExport(scope, kinds);
        const known = isGoneOnWith ? await readExportedResponses(scope) : new Map();
        const { bundle, images } = await read(kinds, requests, known, tools);
        const { records, unread } = bundle;
        const archive = await packFiles(await createBundleFiles(bundle));
        const dense = await mapInSlices(records, ({ kind, values, text }) =>
          kind === 'articles' && hasTooManyLinks(text ?? '') ? [String(values.title)] : [],
        );
        return { archive, count: records.length, unread, failed: images.failed, unfollowed: dense.flat() };
      },
      ({ archive, ...summary }) => {
        const file = `${archiveName(scope, new Date())}.zip`;
        saveFile(file, archive, 'application/zip');
        setExported({ file, ...summary });
        void dropAccountExport(scope).then(() => lookAgain());
      },
    );
  };
  return {
    state,
    exported,
    unfinished: state.step === 'reading' ? null : unfinished,
    start: run,
    stop: () => {
      stop();
      void lookAgain();
    },
    drop: () => dropAccountExport(scope).then(() => lookAgain()),
  };
}

export type AccountBackup = ReturnType<typeof useAccountExport>;
