import { IconHelpCircle } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { ResultGroup } from '~/ui/results/result-group';
import { ResultRow } from '~/ui/results/result-row';
import type { UnknownNameRow } from './operation-rows';
import { getOperationName, getUnknownKindLabel } from './platform-labels';

/** Response fields and values that the console doesn't know, and parameters that the platform ignores. */
export function UnknownNameGroup({ rows }: { readonly rows: readonly UnknownNameRow[] }) {
  const t = useT();
  return (
    <ResultGroup
      title={t(m.platform_unknown)}
      text={t(rows.length === 0 ? m.platform_unknown_none : m.platform_unknown_text)}
      items={rows}
      getKey={({ operation, kind, path, word }) => `${operation} ${kind} ${path} ${word}`}
      isShut={rows.length === 0}
    >
      {(row) => (
        <ResultRow
          icon={IconHelpCircle}
          name={getOperationName(t, row.operation)}
          kind={row.operation}
          text={
            <>
              {getUnknownKindLabel(t, row)}: <code>{row.path}</code> {row.word && <code>{row.word}</code>}
            </>
          }
        />
      )}
    </ResultGroup>
  );
}
