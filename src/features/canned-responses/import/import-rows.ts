// Imports a single row. If an earlier attempt may have written the row, looks up the response first.
import type { QueryClient } from '@tanstack/react-query';
import type { Scope } from '~/api/scope';
import { createRecord } from '~/records/create-record';
import { paceAccess, paceCreation } from '~/records/run/paced-access';
import type { RowState } from '~/records/run/process-rows';
import type { RowWriteContext } from '~/records/run/use-row-run';
import { saveRecord } from '~/records/save-record';
import { hasSameValues } from '~/records/values';
import { isUnconfirmed } from '~/records/write-state';
import {
  getCannedResponseAccess,
  getCannedResponseCreation,
  getCannedResponseValues,
} from '~/resources/canned-response-record';
import type { ImportPlanRow } from './plan';

export const createRowImporter =
  (queryClient: QueryClient, scope: Scope) =>
  async (row: ImportPlanRow, turn: RowWriteContext): Promise<RowState> => {
    const { former, report } = turn;
    const { step, short_code, content } = row;
    const values = { short_code, content };
    if (step.kind === 'changed') {
      // Before overwriting a response, compares its current version with the version in the preview.
      const access = getCannedResponseAccess(queryClient, scope, step.before);
      return saveRecord(paceAccess(access, turn), values, getCannedResponseValues(step.before), report);
    }
    const access = paceCreation(getCannedResponseCreation(queryClient, scope), turn);
    const wasSent = isUnconfirmed(former);
    if (wasSent) {
      await report('checking-outcome');
      const there = (await access.candidates(values)).find((one) =>
        hasSameValues(values, access.valuesOf(one), access.comparisons),
      );
      if (there) return { step: 'saved', stored: there, wasLost: true, differing: [] };
    }
    return (await createRecord(access, values, wasSent ? new Set() : undefined, report)).outcome;
  };
