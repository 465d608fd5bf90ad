import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { conversationsQuery, listConversations } from '~/api/conversations';
import { ConversationPicker, type ConversationSearchTerm } from '~/domain/simulation/conversation-picker';
import { PreviewedChanges } from '~/domain/simulation/previewed-changes';
import { RequestedConversation } from '~/domain/simulation/requested-conversation';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { useOperationAvailability } from '~/session/use-operation-availability';
import { Card } from '~/ui/page/card';

/** The number of recent conversations offered in the picker. */
const MAX_RECENT = 8;

interface MacroPreviewProps {
  readonly actions: readonly unknown[];
  /** The indices of actions without a value. */
  readonly unfinished: ReadonlySet<number>;
}

/**
 * Simulates the effect of a macro's actions on a conversation, by default the most recently active one. No action runs
 * and nothing is sent.
 */
export function MacroPreview(macro: MacroPreviewProps) {
  const t = useT();
  const scope = useScope();
  const isOn = useOperationAvailability(listConversations) === 'on';
  const { data } = useQuery({ ...conversationsQuery(scope, { per_page: 25 }), enabled: isOn, retry: false });
  const recent = isOn ? (data?.data.slice(0, MAX_RECENT) ?? []) : [];
  const [chosen, setChosen] = useState<ConversationSearchTerm | null>(null);
  const [latest] = recent;
  const asked = chosen ?? (latest ? { number: latest.id } : null);
  const known = asked && 'number' in asked ? recent.find(({ id }) => id === asked.number) : undefined;
  return (
    <Card title={t(m.help_center_view_preview)} hint={t(m.macros_preview_hint)} isRegion>
      <ConversationPicker recent={recent} shown={known ?? asked} onAsk={setChosen} />
      {known && <PreviewedChanges conversation={known} {...macro} />}
      {asked && !known && (
        <RequestedConversation asked={asked} onPick={(number) => setChosen({ number })}>
          {(conversation) => <PreviewedChanges conversation={conversation} {...macro} />}
        </RequestedConversation>
      )}
    </Card>
  );
}
