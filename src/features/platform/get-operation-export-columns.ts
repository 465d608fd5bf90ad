import * as m from '~/i18n/messages';
import type { Translator } from '~/i18n/use-t';
import type { Column } from '~/ui/table/data-table';
import type { OperationRow } from './operation-rows';
import {
  describeMissingOperation,
  explainOperationState,
  formatLastResponse,
  getOriginLabel,
} from './platform-labels';

const column = (
  key: string,
  title: string,
  text: (row: OperationRow) => string | null,
): Column<OperationRow> => ({ key, title, text, cell: text });

export const getOperationExportColumns = (t: Translator): readonly Column<OperationRow>[] => [
  column('operation', t(m.platform_operation), ({ id }) => id),
  column('origin', t(m.platform_origin), (row) => getOriginLabel(t, row)),
  column('request', t(m.platform_request), ({ method, path }) => `${method} ${path}`),
  column('state', t(m.platform_state), (row) => explainOperationState(t, row)),
  column('without', t(m.platform_fallback), (row) => describeMissingOperation(t, row)),
  column('answer', t(m.platform_last_response), (row) => formatLastResponse(t, row)),
];
