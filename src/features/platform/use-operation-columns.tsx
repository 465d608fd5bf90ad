import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { Column } from '~/ui/table/data-table';
import { Tag } from '~/ui/text/tag';
import type { OperationRow, UnknownRow } from './operation-rows';
import classes from './platform.module.css';
import {
  answerTone,
  answerWords,
  originWord,
  stateTone,
  stateWord,
  unknownWord,
  withoutSentence,
} from './words';

export function useOperationColumns(): Column<OperationRow>[] {
  const t = useT();
  return [
    { key: 'operation', title: t(m.platform_operation), width: '13rem', cell: ({ id }) => <bdi>{id}</bdi> },
    {
      key: 'origin',
      title: t(m.platform_origin),
      width: '6rem',
      secondary: true,
      cell: (row) => originWord(t, row),
    },
    {
      key: 'request',
      title: t(m.platform_request),
      width: '17.5rem',
      secondary: true,
      text: ({ method, path }) => `${method} ${path}`,
      cell: ({ method, path }) => (
        <code title={path}>{`${method} ${path.replace(/^\/v1\/accounts\/\{accountId\}/, '…')}`}</code>
      ),
    },
    {
      key: 'state',
      title: t(m.platform_state),
      width: '7.5rem',
      beside: true,
      text: ({ state }) => state && stateWord(t, state),
      cell: ({ state }) => state && <Tag tone={stateTone(state)}>{stateWord(t, state)}</Tag>,
    },
    {
      key: 'without',
      title: t(m.platform_without),
      text: (row) => withoutSentence(t, row),
      cell: (row) => {
        const sentence = withoutSentence(t, row);
        return sentence && <span className={classes.whole}>{sentence}</span>;
      },
    },
    {
      key: 'answer',
      title: t(m.platform_answer),
      width: '11.5rem',
      beside: true,
      text: (row) => answerWords(t, row),
      cell: (row) =>
        row.record && (
          <Tag tone={answerTone(row)} title={answerWords(t, row)}>
            <span className={classes.answer}>{answerWords(t, row)}</span>
          </Tag>
        ),
    },
  ];
}

export function useUnknownColumns(): Column<UnknownRow>[] {
  const t = useT();
  return [
    { key: 'operation', title: t(m.platform_operation), cell: ({ operation }) => operation },
    { key: 'kind', title: t(m.common_type), cell: (row) => unknownWord(t, row) },
    { key: 'path', title: t(m.platform_where), cell: ({ path }) => <code>{path}</code> },
    {
      key: 'word',
      title: t(m.platform_value),
      cell: ({ word }) => (word ? <code>{word}</code> : <span data-none>–</span>),
    },
  ];
}
