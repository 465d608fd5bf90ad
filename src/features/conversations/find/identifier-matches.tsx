import { Box, Button, Group, Text } from '@mantine/core';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { type ConversationMatch, findConversations, findConversationsQuery } from '~/api/conversations';
import { isApiError } from '~/api/http/api-error';
import type { Inbox } from '~/api/inboxes';
import { MAX_IDENTIFIERS } from '~/domain/conversation-identifiers';
import { getMatchDisplayId } from '~/domain/conversation-match';
import { type PastedAddress, parsePastedAddress } from '~/domain/pasted-address';
import * as m from '~/i18n/messages';
import { type Translator, useT } from '~/i18n/use-t';
import { LoadStatus } from '~/records/list/load-status';
import { useFullLoad } from '~/records/list/use-full-load';
import { ViewMenuButton } from '~/records/list/view-menu-button';
import { useScope } from '~/session/scope-context';
import { useOperationAvailability } from '~/session/use-operation-availability';
import { type Column, DataTable } from '~/ui/table/data-table';
import { useTableView } from '~/ui/table/table-view-state';
import { Tag } from '~/ui/text/tag';
import { Time } from '~/ui/time/time';
import { ConversationStatus } from '../conversation-status';
import { InboxName } from '../inbox-name';
import { getMatchLabel } from '../labels';
import { useInboxes } from '../use-names';
import { OtherAccountNotice } from './other-account-notice';
import { searchIdentifiers } from './search-identifiers';
import { SearchUnavailableNotice } from './search-unavailable-notice';

interface IdentifierMatchesProps {
  /** The search text from the URL. */
  readonly pasted: string;
  /** The identifiers in the search text, in order. */
  readonly identifiers: readonly string[];
  /** Called to search for the entire text as a single identifier. */
  readonly onWhole: () => void;
}

interface Row {
  /** The identifier as the user pasted it. */
  readonly identifier: string;
  /** The text to search for, or null for an address that isn't a conversation of this workspace. */
  readonly asked: string | null;
  /** The identifier that the matches belong to. It may be normalized, such as `1042` for the pasted `#1042`. */
  readonly answered: string;
  readonly address: PastedAddress | null;
  /** The conversations found, or undefined if the search was skipped or failed. */
  readonly matches: readonly ConversationMatch[] | undefined;
  readonly hasFailed: boolean;
}

/** Shows the search results for several identifiers. Each identifier is searched with a separate request. */
export function IdentifierMatches({ pasted, identifiers, onWhole }: IdentifierMatchesProps) {
  const t = useT();
  const scope = useScope();
  const queryClient = useQueryClient();
  const inboxes = useInboxes();
  const isOn = useOperationAvailability(findConversations) === 'on';
  const sought = identifiers.slice(0, MAX_IDENTIFIERS).map((identifier) => {
    const address = parsePastedAddress(identifier, scope);
    const number = address?.kind === 'conversation' ? address.number : null;
    return { identifier, address, asked: address ? number : identifier };
  });
  const responses = useQueries({
    queries: sought.map(({ identifier, asked }) => ({
      ...findConversationsQuery(scope, asked ?? identifier),
      enabled: false,
    })),
  });
  const rows = sought.map((one, index): Row => {
    const { data, isError = false } = responses[index] ?? {};
    return {
      ...one,
      answered: data?.asked ?? one.identifier,
      matches: one.asked === null ? undefined : data?.matches,
      hasFailed: isError,
    };
  });
  const { state, start, stop } = useFullLoad();
  const lookUp = (ones: readonly string[]) =>
    void start(
      (tools) => searchIdentifiers(queryClient, scope, ones, tools),
      () => {},
    );
  const begin = useEffectEvent(() => isOn && lookUp(listAsked(sought)));
  useEffect(() => void begin(), []);

  const view = useTableView('conversation-matches', makeColumns(t, inboxes));
  const { error } = state.step === 'failed' ? state : {};
  if (!isOn || error?.context.status === 404 || isApiError(error, 'switched-off'))
    return <SearchUnavailableNotice id={pasted} />;
  const other = responses.find(({ data }) => data && data.account_id !== scope.accountId);
  if (other?.data) return <OtherAccountNotice answered={other.data.account_id} />;
  const left = listAsked(rows.filter(({ matches }) => !matches));
  return (
    <>
      <LoadStatus state={state} onStop={stop} />
      {state.step !== 'reading' && (
        <Group gap="xs">
          <Text size="sm" role="status">
            {t(m.conversations_identifiers_counts, { total: rows.length, counts: countMatches(t, rows) })}
          </Text>
          <Button variant="transparent" size="compact-sm" px={0} onClick={onWhole}>
            {t(m.conversations_identifiers_search_whole)}
          </Button>
          <Box ml="auto">
            <ViewMenuButton view={view} source={rows} />
          </Box>
        </Group>
      )}
      {identifiers.length > MAX_IDENTIFIERS && (
        <Text size="sm">
          {t(m.conversations_identifiers_most, { most: MAX_IDENTIFIERS, count: identifiers.length })}
        </Text>
      )}
      <DataTable
        isWide
        label={t(m.conversations_identifiers_label)}
        isCompact={view.choice.isCompact}
        columns={view.shown}
        rows={rows}
        rowKey={({ identifier }) => identifier}
      />
      {state.step !== 'reading' && left.length > 0 && (
        <Group>
          <Button variant="default" onClick={() => lookUp(left)}>
            {t(m.conversations_identifiers_look_up_rest, { count: left.length })}
          </Button>
        </Group>
      )}
    </>
  );
}

/** Returns the search terms without duplicates, because an address and a number may identify the same conversation. */
const listAsked = (rows: readonly Pick<Row, 'asked'>[]): readonly string[] => [
  ...new Set(rows.flatMap(({ asked }) => asked ?? [])),
];

/** Counts the identifiers by search outcome. Omits outcomes without identifiers. */
function countMatches(t: Translator, rows: readonly Row[]): readonly string[] {
  const counted = [
    [m.conversations_identifiers_count_one, rows.filter(({ matches }) => matches?.length === 1)],
    [m.conversations_identifiers_count_several, rows.filter(({ matches = [] }) => matches.length > 1)],
    [m.conversations_identifiers_count_none, rows.filter(({ matches }) => matches?.length === 0)],
    [m.conversations_identifiers_count_left, rows.filter(({ asked, matches }) => asked && !matches)],
    [m.conversations_identifiers_count_skipped, rows.filter(({ asked }) => asked === null)],
  ] as const;
  return counted.flatMap(([message, found]) =>
    found.length === 0 ? [] : [t(message, { count: found.length })],
  );
}

/** Returns the match if it is the only one. Otherwise returns undefined, so that the columns stay empty. */
const findOnlyMatch = ({ matches }: Row) => (matches?.length === 1 ? matches[0] : undefined);

const makeColumns = (t: Translator, inboxes: ReadonlyMap<number, Inbox>): Column<Row>[] => [
  {
    key: 'identifier',
    title: t(m.conversations_identifier_single),
    text: ({ identifier }) => identifier,
    cell: (row) => <Identifier row={row} />,
  },
  {
    key: 'match',
    width: '11rem',
    beside: true,
    title: t(m.conversations_identifiers_match),
    text: ({ answered, matches = [] }) =>
      matches.map((match) => getMatchDisplayId(match, answered)).join(', '),
    cell: (row) => <Match row={row} />,
  },
  {
    key: 'contact',
    title: t(m.common_contact),
    cell: (row) => findOnlyMatch(row)?.contact?.name,
  },
  {
    key: 'status',
    width: '7.5rem',
    title: t(m.common_status),
    text: (row) => findOnlyMatch(row)?.status,
    cell: (row) => {
      const { status } = findOnlyMatch(row) ?? {};
      return status && <ConversationStatus status={status} />;
    },
  },
  {
    key: 'inbox',
    title: t(m.common_inbox),
    secondary: true,
    text: (row) => {
      const { inbox_id } = findOnlyMatch(row) ?? {};
      return inbox_id && (inboxes.get(inbox_id)?.name ?? t(m.common_id, { id: inbox_id }));
    },
    cell: (row) => {
      const { inbox_id } = findOnlyMatch(row) ?? {};
      return inbox_id && <InboxName id={inbox_id} inbox={inboxes.get(inbox_id)} />;
    },
  },
  {
    key: 'matched_by',
    width: '11rem',
    title: t(m.conversations_matched_by),
    cell: ({ matches }) => matches?.[0] && getMatchLabel(t, matches[0].matched_by),
  },
  {
    key: 'activity',
    width: '9rem',
    secondary: true,
    title: t(m.conversations_last_activity),
    text: (row) => findOnlyMatch(row)?.last_activity_at,
    cell: (row) => {
      const { last_activity_at } = findOnlyMatch(row) ?? {};
      return last_activity_at && <Time value={last_activity_at} style="ago" />;
    },
  },
];

/** Links to the conversation if it is the only match. Otherwise links to a list of all matches. */
function Identifier({ row: { identifier, asked, answered, matches } }: { readonly row: Row }) {
  const { slug } = useScope();
  const text = <bdi>{identifier}</bdi>;
  const [match] = matches ?? [];
  if (!match) return text;
  const number = matches?.length === 1 ? getMatchDisplayId(match, answered) : null;
  return number === null ? (
    <Link
      to="/$workspace/conversations"
      params={{ workspace: slug }}
      search={{ id: asked ?? identifier, whole: true }}
    >
      {text}
    </Link>
  ) : (
    <Link to="/$workspace/conversations/$displayId" params={{ workspace: slug, displayId: String(number) }}>
      {text}
    </Link>
  );
}

function Match({ row: { answered, address, matches, hasFailed } }: { readonly row: Row }) {
  const t = useT();
  if (address?.kind === 'elsewhere')
    return <Tag tone="warn">{t(m.conversations_identifiers_other_account)}</Tag>;
  if (address?.kind === 'no-conversation') return <Tag>{t(m.conversations_identifiers_no_conversation)}</Tag>;
  if (!matches)
    return hasFailed ? (
      <Tag tone="bad">{t(m.conversations_identifiers_failed)}</Tag>
    ) : (
      <span className="dimmed">{t(m.conversations_identifiers_waiting)}</span>
    );
  const [match] = matches;
  if (!match) return <Tag>{t(m.conversations_identifiers_none)}</Tag>;
  if (matches.length > 1) return <Tag tone="warn">{t(m.conversations_identifiers_several)}</Tag>;
  const number = getMatchDisplayId(match, answered);
  return number === null ? t(m.conversations_number_unknown) : t(m.common_id, { id: number });
}
