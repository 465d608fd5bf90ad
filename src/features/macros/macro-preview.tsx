import { Button, Group, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  type Conversation,
  conversationQuery,
  conversationsQuery,
  findConversationsQuery,
  listConversations,
} from '~/api/conversations';
import { getMatchNumber } from '~/domain/conversation-match';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { useAvailability } from '~/session/use-availability';
import { ProblemNotice } from '~/ui/notice/problem-notice';
import { Card } from '~/ui/page/card';
import { type Asked, ConversationPicker } from './conversation-picker';
import classes from './macro-preview.module.css';
import { PreviewedChanges } from './previewed-changes';

/** The number of recent conversations offered in the picker. */
const MAX_RECENT = 8;

interface MacroPreviewProps {
  readonly actions: readonly unknown[];
  /** The indices of actions without a value. */
  readonly unfinished: ReadonlySet<number>;
}

/**
 * Previews the effect of a macro's actions on a conversation, by default the most recently active one. The effect is
 * simulated: no action runs and nothing is sent.
 */
export function MacroPreview(macro: MacroPreviewProps) {
  const t = useT();
  const scope = useScope();
  const isOn = useAvailability(listConversations) === 'on';
  const { data } = useQuery({ ...conversationsQuery(scope, { per_page: 25 }), enabled: isOn, retry: false });
  const recent = isOn ? (data?.data.slice(0, MAX_RECENT) ?? []) : [];
  const [chosen, setChosen] = useState<Asked | null>(null);
  const [latest] = recent;
  const asked = chosen ?? (latest ? { number: latest.id } : null);
  const known = asked && 'number' in asked ? recent.find(({ id }) => id === asked.number) : undefined;
  return (
    <Card title={t(m.help_center_view_preview)} hint={t(m.macros_preview_hint)} isRegion>
      <ConversationPicker recent={recent} shown={known ?? asked} onAsk={setChosen} />
      {known && <PreviewedChanges conversation={known} {...macro} />}
      {asked && !known && 'number' in asked && <ReadConversation number={asked.number} {...macro} />}
      {asked && 'identifier' in asked && (
        <FoundConversation
          identifier={asked.identifier}
          {...macro}
          onPick={(number) => setChosen({ number })}
        />
      )}
    </Card>
  );
}

interface FoundConversationProps extends MacroPreviewProps {
  readonly identifier: string;
  readonly onPick: (number: number) => void;
}

/** Finds a conversation by an identifier. If there are several matches, the user selects one. */
function FoundConversation({ identifier, onPick, ...macro }: FoundConversationProps) {
  const t = useT();
  const scope = useScope();
  const { data, error, refetch } = useQuery(findConversationsQuery(scope, identifier));
  if (error) return <ProblemNotice error={error} purpose="read" onRetry={() => void refetch()} />;
  if (!data) return <Text size="sm">{t(m.common_loading)}</Text>;
  const matches = data.account_id === scope.accountId ? data.matches : [];
  const found = matches.flatMap((match) => {
    const id = getMatchNumber(match, data.asked);
    return id === null ? [] : [{ id, contact: match.contact }];
  });
  const [only] = found;
  if (!only) return <Text size="sm">{t(m.common_no_match, { search: identifier.trim() })}</Text>;
  if (found.length === 1) return <ReadConversation number={only.id} {...macro} />;
  return (
    <Group gap={4} role="group" aria-label={t(m.conversations_matches_label)}>
      <Text size="sm">{t(m.conversations_matches, { count: found.length, id: identifier.trim() })}</Text>
      {found.map(({ id, contact }) => (
        <Button
          key={id}
          variant="default"
          size="compact-xs"
          className={classes.match}
          onClick={() => onPick(id)}
        >
          {formatConversation({ id, contact })}
        </Button>
      ))}
    </Group>
  );
}

const formatConversation = ({
  id,
  contact,
}: {
  id: number;
  contact?: Conversation['contact'] | undefined;
}) => (contact ? `#${id} ${contact.name}` : `#${id}`);

function ReadConversation({ number, ...macro }: MacroPreviewProps & { readonly number: number }) {
  const t = useT();
  const { data, error, refetch } = useQuery(conversationQuery(useScope(), number));
  if (error) return <ProblemNotice error={error} purpose="read" onRetry={() => void refetch()} />;
  if (!data) return <Text size="sm">{t(m.common_loading)}</Text>;
  return <PreviewedChanges conversation={data} {...macro} />;
}
