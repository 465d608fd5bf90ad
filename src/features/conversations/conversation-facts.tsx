import type { ReactNode } from 'react';
import { type Conversation, conversation as wire } from '~/api/conversations';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { furtherFields } from '~/lib/json/further-fields';
import { JsonFacts } from '~/ui/form/further-fields';
import { CopyButton } from '~/ui/notice/copy-button';
import { Facts } from '~/ui/page/facts';
import { Folded } from '~/ui/page/folded';
import { ShownPart } from '~/ui/page/shown-part';
import { initials } from '~/ui/text/initials';
import { Tag } from '~/ui/text/tag';
import { Time } from '~/ui/time/time';
import classes from './conversation.module.css';
import { ConversationPriority } from './conversation-priority';
import { ConversationStatus } from './conversation-status';
import { useName } from './use-names';

interface ConversationFactsProps {
  readonly conversation: Conversation;
  /** What the screen is for is there: the lists of names may be asked for, those that name something here. */
  readonly asksForNames: boolean;
}

/** Every field of a conversation, with names where their lists can be had, and what the contract doesn't name. */
export function ConversationFacts({ conversation, asksForNames }: ConversationFactsProps) {
  const t = useT();
  const { status, priority, contact, labels, assignee_id, team_id, inbox_id } = conversation;
  const { created_at, updated_at, last_activity_at, waiting_since, snoozed_until } = conversation;
  const none = <span className="dimmed">{t(m.common_none)}</span>;
  return (
    <div className={classes.facts}>
      <div className={classes.person}>
        {contact ? (
          <>
            <span className={classes.avatar} aria-hidden>
              {initials(contact.name)}
            </span>
            <div>
              <bdi title={contact.name}>{contact.name}</bdi>
              <small>{t(m.conversations_contact_number, { number: contact.id })}</small>
            </div>
          </>
        ) : (
          <span className="dimmed">{t(m.conversations_no_contact)}</span>
        )}
      </div>
      <Facts
        facts={[
          [t(m.common_status), <ConversationStatus key="status" status={status} />],
          [
            t(m.common_priority),
            priority === null ? none : <ConversationPriority key="priority" priority={priority} />,
          ],
          [t(m.common_assignee), <Named key="agent" kind="agent" id={assignee_id} isAsked={asksForNames} />],
          [t(m.common_team), <Named key="team" kind="team" id={team_id} isAsked={asksForNames} />],
          [t(m.common_inbox), <Named key="inbox" kind="inbox" id={inbox_id} isAsked={asksForNames} />],
          [
            t(m.common_labels),
            labels.length === 0 ? (
              none
            ) : (
              <ShownPart key="labels" items={labels} whole={labels}>
                {(shown) => (
                  <span className={classes.line}>
                    {shown.map((label) => (
                      <Tag key={label} tone="plain">
                        {label}
                      </Tag>
                    ))}
                  </span>
                )}
              </ShownPart>
            ),
          ],
        ]}
      />
      <Facts
        facts={[
          ...(waiting_since === null ? [] : [fact(t(m.conversations_waiting_since), waiting_since)]),
          ...(snoozed_until === null ? [] : [fact(t(m.conversations_snoozed_until), snoozed_until)]),
          fact(t(m.conversations_last_activity), last_activity_at),
          fact(t(m.common_updated), updated_at),
          fact(t(m.common_created), created_at),
        ]}
      />
      <Attributes conversation={conversation} />
      <Details conversation={conversation} />
    </div>
  );
}

const fact = (name: string, moment: string): readonly [string, ReactNode] => [
  name,
  <Time key={name} value={moment} style="ago" />,
];

interface OfConversation {
  readonly conversation: Conversation;
}

function Attributes({ conversation }: OfConversation) {
  const t = useT();
  const attributes = Object.entries(conversation.custom_attributes);
  if (attributes.length === 0) return null;
  return (
    <Folded open title={t(m.conversations_custom_attributes)}>
      <JsonFacts values={attributes} />
    </Folded>
  );
}

/** What support asks for, folded. */
function Details({ conversation }: OfConversation) {
  const t = useT();
  const { id, uuid } = conversation;
  const further = furtherFields(conversation, wire.shape);
  const copyable = (value: string, describedAs: string) => (
    <span className={classes.line}>
      {value}
      <CopyButton
        value={value}
        label={t(m.conversations_copy)}
        copiedLabel={t(m.common_copied)}
        describedAs={describedAs}
      />
    </span>
  );
  return (
    <Folded title={t(m.common_record_details)} hint={t(m.conversations_details_hint)}>
      <Facts
        facts={[
          [t(m.common_number), copyable(String(id), t(m.conversations_copy_number))],
          [t(m.common_uuid), copyable(uuid, t(m.conversations_copy_uuid))],
        ]}
      />
      {further.length > 0 && (
        <section className={classes.further}>
          <h3>{t(m.common_further_fields)}</h3>
          <JsonFacts values={further} />
        </section>
      )}
    </Folded>
  );
}

interface NamedProps {
  readonly kind: 'inbox' | 'team' | 'agent';
  readonly id: number | null;
  readonly isAsked: boolean;
}

/** A name with its number as tooltip, or only the number if the name is unknown. */
function Named({ kind, id, isAsked }: NamedProps) {
  const t = useT();
  const name = useName(kind, id, isAsked);
  if (id === null) return <span className="dimmed">{t(m.common_none)}</span>;
  const number = t(m.common_target_number, { id });
  return name ? <bdi title={`${name} ${number}`}>{name}</bdi> : number;
}
