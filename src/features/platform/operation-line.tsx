import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { StatusDot } from '~/ui/identity/status-dot';
import { useTimeRenderer } from '~/ui/time/time';
import { getOperationKind, type OperationRow } from './operation-rows';
import classes from './platform.module.css';
import {
  describeMissingOperation,
  explainOperationState,
  formatLastResponse,
  getOperationName,
  OPERATION_KIND_LABELS,
} from './platform-labels';

const shortenPath = (path: string): string => path.replace(/^\/v1\/accounts\/\{accountId\}/, '…');

/**
 * An operation (an API call of the console) with its state, its request and the last response. If the platform doesn't
 * support the operation, also shows the consequences.
 */
export function OperationLine({ row }: { readonly row: OperationRow }) {
  const t = useT();
  const time = useTimeRenderer();
  const { id, method, path, record } = row;
  const kind = getOperationKind(row);
  const response = formatLastResponse(t, row);
  const state = explainOperationState(t, row);
  const isMissing = kind === 'off' || kind === 'missing';
  return (
    <li className={classes.operation} data-row>
      <span className={classes.name} title={id}>
        <StatusDot tone={OPERATION_KIND_LABELS[kind].tone}>{getOperationName(t, id)}</StatusDot>
      </span>
      <code title={path}>{`${method} ${shortenPath(path)}`}</code>
      <span className={classes.said}>
        {state && <b>{state}</b>} {response && (kind === 'unexpected' ? <b>{response}</b> : response)}
        {!state && !response && t(m.platform_not_used)} {isMissing && describeMissingOperation(t, row)}
      </span>
      <span className={classes.when}>{record && time(new Date(record.at).toISOString(), 'time')}</span>
    </li>
  );
}
