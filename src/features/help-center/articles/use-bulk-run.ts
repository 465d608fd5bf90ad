import { useQueryClient } from '@tanstack/react-query';
import type { ArticleSummary } from '~/api/articles';
import { removeRecord } from '~/records/remove-record';
import { pacedAccess, pacedRemoval } from '~/records/run/paced-access';
import { type RowState, removedRow } from '~/records/run/run-rows';
import { type RowTurn, useRun } from '~/records/run/use-run';
import { readBefore, writeOver } from '~/records/save-record';
import { isUnconfirmed } from '~/records/write-state';
import { articleAccess, articleRemoval, getPublishedParts, valuesOf } from '~/resources/article-record';
import { useScope } from '~/session/scope-context';
import { publishBlock } from '../checked-problems';
import { type BulkAct, changesFor, isDone, isLeftAlone } from './bulk-rows';

/** Applies a bulk action to articles one by one. Reads each article again right before writing it. */
export function useBulkRun(portalSlug: string, bulk: BulkAct) {
  const scope = useScope();
  const queryClient = useQueryClient();

  const carryOut = async (row: ArticleSummary, turn: RowTurn): Promise<RowState> => {
    const { former, report } = turn;
    const access = pacedAccess(articleAccess(queryClient, scope, portalSlug, row.id), turn);
    const reading = await readBefore(access);
    if ('outcome' in reading) return reading.outcome;
    const present = reading.value;
    const wasSent = isUnconfirmed(former);
    if (wasSent && isDone(present, bulk))
      return { step: 'saved', stored: present, wasLost: true, differing: [] };
    if (!wasSent && isLeftAlone(present, bulk)) return { step: 'unchanged' };
    if (present.updated_at !== row.updated_at) return { step: 'conflict', present, wasSent: false };
    if (bulk.act === 'delete') {
      const access = articleRemoval(queryClient, scope, portalSlug, row.id, valuesOf(present));
      return removedRow(await removeRecord(pacedRemoval(access, turn), report));
    }
    const block = bulk.act === 'publish' ? await publishBlock(getPublishedParts(valuesOf(present))) : null;
    return block ?? writeOver(access, { ...valuesOf(present), ...changesFor(bulk) }, present, report);
  };
  return useRun({ carryOut });
}
