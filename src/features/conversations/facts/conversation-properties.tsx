import { type ReactNode, useSyncExternalStore } from 'react';
import type { Conversation } from '~/api/conversations';
import { RecordLink } from '~/domain/links/record-link';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { LabelDot } from '~/ui/identity/label-dot';
import { PersonAvatar } from '~/ui/identity/person-avatar';
import { PriorityFlag } from '~/ui/identity/priority-flag';
import { FieldValueList } from '~/ui/page/field-value-list';
import { TruncatedList } from '~/ui/page/truncated-list';
import { useTextMarker } from '~/ui/text/use-text-marker';
import { minuteClock } from '~/ui/time/minute';
import { Time } from '~/ui/time/time';
import { AgentName } from '../agent-name';
import { InboxName } from '../inbox-name';
import { getConversationStatusLabel } from '../labels';
import { useInbox, useLabelColorsIfNeeded, useTeamOrAgentName } from '../use-names';
import { formatWait } from '../waiting';
import { ConversationTechnicalDetails } from './conversation-technical-details';
import { CustomAttributes } from './custom-attributes';
import classes from './facts.module.css';

interface ConversationPropertiesProps {
  readonly conversation: Conversation;
  /** True once names may be fetched. Names are fetched late, so that their requests don't delay the messages. */
  readonly asksForNames: boolean;
}

/** The fields of a conversation. Loaded names are shown instead of IDs. */
export function ConversationProperties({ conversation, asksForNames }: ConversationPropertiesProps) {
  const t = useT();
  const mark = useTextMarker();
  const { status, priority, contact, labels, assignee_id, team_id, inbox_id } = conversation;
  const { created_at, updated_at, last_activity_at, waiting_since, snoozed_until } = conversation;
  const inbox = useInbox(inbox_id, asksForNames);
  const none = <span className="dimmed">{t(m.common_none)}</span>;
  return (
    <div className={classes.facts}>
      <div className={classes.person}>
        {contact ? (
          <>
            <PersonAvatar name={contact.name} size="large" />
            <div>
              <bdi title={contact.name}>{mark(contact.name)}</bdi>
              <small>{t(m.conversations_contact_number, { number: contact.id })}</small>
            </div>
          </>
        ) : (
          <span className="dimmed">{t(m.conversations_no_contact)}</span>
        )}
      </div>
      <FieldValueList
        facts={[
          [t(m.common_status), getConversationStatusLabel(t, status)],
          [
            t(m.common_priority),
            priority === null ? none : <PriorityFlag key="priority" priority={priority} isWritten />,
          ],
          ...(waiting_since === null
            ? []
            : [[t(m.conversations_waiting), <Waiting key="waiting" since={waiting_since} />] as const]),
          ...(snoozed_until === null ? [] : [fact(t(m.conversations_snoozed_until), snoozed_until, 'full')]),
          [t(m.common_assignee), <Assignee key="agent" id={assignee_id} isAsked={asksForNames} />],
          [t(m.common_team), <Team key="team" id={team_id} isAsked={asksForNames} />],
          [
            t(m.common_inbox),
            <RecordLink key="inbox" kind="inbox" value={inbox_id}>
              <InboxName id={inbox_id} inbox={inbox} />
            </RecordLink>,
          ],
          [
            t(m.common_labels),
            labels.length === 0 ? none : <Labels key="labels" labels={labels} isAsked={asksForNames} />,
          ],
        ]}
      />
      <CustomAttributes attributes={conversation.custom_attributes} />
      <FieldValueList
        facts={[
          fact(t(m.common_created), created_at),
          fact(t(m.common_updated), updated_at),
          fact(t(m.conversations_last_activity), last_activity_at),
        ]}
      />
      <ConversationTechnicalDetails conversation={conversation} />
    </div>
  );
}

const fact = (name: string, moment: string, style: 'ago' | 'full' = 'ago'): readonly [string, ReactNode] => [
  name,
  <Time key={name} value={moment} style={style} />,
];

/**
 * Shows how long the customer has been waiting. The tooltip contains the exact time, which is also available to screen
 * readers.
 */
function Waiting({ since }: { readonly since: string }) {
  const t = useT();
  const language = useFormatLocale();
  const now = useSyncExternalStore(minuteClock.subscribe, minuteClock.get);
  return (
    <span className={classes.waiting}>
      {formatWait(now - Date.parse(since), language)}
      <span className="visually-hidden">
        {' '}
        {t(m.conversations_waiting_since)} <Time value={since} />
      </span>
    </span>
  );
}

interface LabelsProps {
  readonly labels: readonly string[];
  /** True if the colors may be fetched. */
  readonly isAsked: boolean;
}

function Labels({ labels, isAsked }: LabelsProps) {
  const mark = useTextMarker();
  const colors = useLabelColorsIfNeeded(isAsked);
  return (
    <TruncatedList items={labels} whole={labels}>
      {(shown) => (
        <span className={classes.labels}>
          {shown.map((label) => (
            <RecordLink key={label} kind="label" value={label}>
              <LabelDot color={colors.get(label)}>{mark(label)}</LabelDot>
            </RecordLink>
          ))}
        </span>
      )}
    </TruncatedList>
  );
}

interface TeamProps {
  readonly id: number | null;
  readonly isAsked: boolean;
}

const Assignee = ({ id, isAsked }: TeamProps) => (
  <RecordLink kind="agent" value={id}>
    <AgentName id={id} name={useTeamOrAgentName('agent', id, isAsked)} />
  </RecordLink>
);

/** A link to the team with its name, or the team's ID if the name isn't loaded. */
function Team({ id, isAsked }: TeamProps) {
  const t = useT();
  const mark = useTextMarker();
  const name = useTeamOrAgentName('team', id, isAsked);
  if (id === null) return <span className="dimmed">{t(m.common_none)}</span>;
  if (name === undefined) return t(m.common_id, { id });
  return (
    <RecordLink kind="team" value={id} isKnown>
      <span title={name}>{mark(name)}</span>
    </RecordLink>
  );
}
