import { useQueryClient } from '@tanstack/react-query';
import type { ArticleSummary } from '~/api/articles';
import { removeRecord } from '~/records/remove-record';
import { paceAccess, paceRemoval } from '~/records/run/paced-access';
import { type RowState, toRemovedRowState } from '~/records/run/process-rows';
import { type RowWriteContext, useRowRun } from '~/records/run/use-row-run';
import { loadBeforeWrite, overwriteRecord } from '~/records/save-record';
import { isUnconfirmed } from '~/records/write-state';
import {
  getArticleAccess,
  getArticleRemoval,
  getArticleValues,
  getPublishedParts,
} from '~/resources/article-record';
import { useScope } from '~/session/scope-context';
import { findPublishBlocker } from '../checked-problems';
import { type BulkAction, getBulkChanges, isArticleSkipped, isUnchangedByAction } from './bulk-rows';

/** Applies a bulk action to articles one by one. Loads each article again right before writing it. */
export function useBulkRun(portalSlug: string, bulk: BulkAction) {
  const scope = useScope();
  const queryClient = useQueryClient();

  const carryOut = async (row: ArticleSummary, turn: RowWriteContext): Promise<RowState> => {
    const { former, report } = turn;
    const access = paceAccess(getArticleAccess(queryClient, scope, portalSlug, row.id), turn);
    const reading = await loadBeforeWrite(access);
    if ('outcome' in reading) return reading.outcome;
    const present = reading.value;
    const wasSent = isUnconfirmed(former);
    if (wasSent && isUnchangedByAction(present, bulk))
      return { step: 'saved', stored: present, wasLost: true, differing: [] };
    if (!wasSent && isArticleSkipped(present, bulk)) return { step: 'unchanged' };
    if (present.updated_at !== row.updated_at) return { step: 'conflict', present, wasSent: false };
    if (bulk.act === 'delete') {
      const access = getArticleRemoval(queryClient, scope, portalSlug, row.id, getArticleValues(present));
      return toRemovedRowState(await removeRecord(paceRemoval(access, turn), report));
    }
    const block =
      bulk.act === 'publish' ? await findPublishBlocker(getPublishedParts(getArticleValues(present))) : null;
    return (
      block ??
      overwriteRecord(access, { ...getArticleValues(present), ...getBulkChanges(bulk) }, present, report)
    );
  };
  return useRowRun({ carryOut });
}
