import { useQueryClient } from '@tanstack/react-query';
import type { ArticleSummary } from '~/api/articles';
import { pacedAccess } from '~/records/paced-access';
import type { RowState } from '~/records/run-rows';
import { readBefore, writeOver } from '~/records/save-record';
import { type RowTurn, useRun } from '~/records/use-run';
import { useScope } from '~/session/scope-context';
import { articleAccess, partsOf, valuesOf } from '../article/article-record';
import { publishBlock } from '../checked-problems';
import { changesFor, isAlreadySo } from './bulk-rows';

export type BulkAct =
  | { readonly act: 'publish' }
  | { readonly act: 'archive' }
  | { readonly act: 'move'; readonly categoryId: number | null };

/** Publishes, archives or moves articles, each read again right before it is written. */
export function useBulkRun(portalSlug: string, bulk: BulkAct) {
  const scope = useScope();
  const queryClient = useQueryClient();

  const carryOut = async (row: ArticleSummary, turn: RowTurn): Promise<RowState> => {
    const { former, report } = turn;
    const access = pacedAccess(articleAccess(queryClient, scope, portalSlug, row.id), turn);
    const reading = await readBefore(access);
    if ('outcome' in reading) return reading.outcome;
    const present = reading.value;
    if (isAlreadySo(present, bulk)) {
      return former.step === 'unknown'
        ? { step: 'saved', stored: present, wasLost: true, differing: [] }
        : { step: 'unchanged' };
    }
    if (present.updated_at !== row.updated_at) return { step: 'conflict', present, wasSent: false };
    const block = bulk.act === 'publish' ? await publishBlock(partsOf(valuesOf(present))) : null;
    return block ?? writeOver(access, { ...valuesOf(present), ...changesFor(bulk) }, present, report);
  };
  return useRun({ carryOut });
}
