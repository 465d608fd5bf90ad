import { IconArrowRight } from '@tabler/icons-react';
import { Fragment, type ReactNode } from 'react';
import type { Conversation } from '~/api/conversations';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { getFirstName } from '~/lib/text/text-variables';
import { LabelDot } from '~/ui/identity/label-dot';
import { PersonName } from '~/ui/identity/person-avatar';
import { PriorityFlag } from '~/ui/identity/priority-flag';
import { TruncatedList } from '~/ui/page/truncated-list';
import { getActionTitle } from '../action-title';
import { getStatusActionTitle } from '../action-value';
import { getActionTargetLabel } from '../describe-actions';
import { useLabelColors } from '../look-ups';
import { parseAction } from '../macro-action';
import { useTargetNames } from '../use-action-targets';
import { FilledText } from './filled-text';
import { type ConversationState, readConversationState, simulateActions } from './simulate';
import classes from './simulation.module.css';

interface PreviewedChangesProps {
  readonly conversation: Conversation;
  readonly actions: readonly unknown[];
  /** The indices of actions without a value. They have no effect. */
  readonly unfinished?: ReadonlySet<number>;
  /** The conversation's fields before these actions, if earlier rules changed them. */
  readonly before?: ConversationState;
  /** True for the actions of a rule. */
  readonly isRule?: boolean;
}

const NONE: ReadonlySet<number> = new Set();

/**
 * Lists the messages that would be sent, the changed fields of the conversation before and after the actions, and the
 * actions that are ignored or whose effect is unknown or elsewhere.
 */
export function PreviewedChanges({ conversation, actions, ...props }: PreviewedChangesProps) {
  const { unfinished = NONE, before = readConversationState(conversation), isRule = false } = props;
  const t = useT();
  const colors = useLabelColors();
  const { id, team_id } = conversation;
  const names = useTargetNames(actions, team_id === null ? [] : [team_id]);
  // Replaces actions without a value with null. Otherwise, an assignment without a team, for example, would remove the
  // team. The indices of the other actions stay the same.
  const finished = actions.map((action, index) => (unfinished.has(index) ? null : action));
  const { after, steps } = simulateActions(before, finished, names, isRule);
  const findUnfinished = (kind: string) =>
    actions.findIndex((action, index) => unfinished.has(index) && parseAction(action).kind === kind);
  const notes = steps.flatMap((step, index) => {
    const action = actions[index];
    const isSilent = step === 'changes' || step === 'same' || parseAction(action).kind === 'text';
    return isSilent || unfinished.has(index) ? [] : [{ place: index + 1, step, action }];
  });
  const none = <span className={classes.absent}>{t(m.common_none)}</span>;

  const nameAssignee = (assignee: NonNullable<ConversationState['assignee']>) =>
    assignee === 'self'
      ? t(m.macros_agent_self)
      : getActionTargetLabel(t, 'agent', assignee, names('agent', assignee));
  const fields: readonly FieldProps[] = [
    {
      title: t(m.common_team),
      missing: findUnfinished('team'),
      isChanged: before.team !== after.team,
      values: [before, after].map(({ team }) =>
        team === null ? none : getActionTargetLabel(t, 'team', team, names('team', team)),
      ),
    },
    {
      title: t(m.common_labels),
      missing: -1,
      isChanged: before.labels.join('\n') !== after.labels.join('\n'),
      values: [<Labels key="labels" before={before.labels} after={after.labels} colors={colors} />],
    },
    {
      title: t(m.common_priority),
      missing: findUnfinished('priority'),
      isChanged: before.priority !== after.priority,
      values: [before, after].map(({ priority }) =>
        priority === null ? none : <PriorityFlag key={priority} priority={priority} isWritten />,
      ),
    },
    {
      title: t(m.common_status),
      missing: findUnfinished('status'),
      isChanged: before.status !== after.status,
      values: [before, after].map(({ status }) => getStatusActionTitle(t, status)),
    },
    {
      title: t(m.common_assignee),
      missing: findUnfinished('agent'),
      isChanged: before.assignee !== after.assignee,
      values: [before, after].map(({ assignee }) => (
        <PersonName key={assignee} name={assignee === null ? null : nameAssignee(assignee)} />
      )),
    },
  ];
  const affected = fields.filter(({ isChanged, missing }) => isChanged || missing >= 0);
  const messages = actions.filter(hasText);
  return (
    <figure aria-label={t(m.macros_simulated, { number: id })} className={classes.changes}>
      <TruncatedList items={messages} step={MAX_MESSAGES}>
        {(shown) =>
          shown.map((action, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a message is identified by its index
            <MessagePreview key={index} action={action} conversation={conversation} />
          ))
        }
      </TruncatedList>
      {affected.length > 0 && (
        <dl className={classes.fields}>
          {affected.map((field) => (
            <Field key={field.title} {...field} />
          ))}
        </dl>
      )}
      <p className={classes.rest}>
        {t(affected.length > 0 || messages.length > 0 ? m.macros_rest_unchanged : m.macros_nothing_changes)}
      </p>
      <TruncatedList items={notes}>
        {(shown) => (
          <ul className={classes.notes}>
            {shown.map(({ place, step, action }) => {
              const title = `${place}. ${getActionTitle(t, action)}`;
              return (
                <li key={place}>
                  {step === 'elsewhere' && title}
                  {step === 'ignored' && t(m.macros_step_ignored, { title })}
                  {step === 'unknown' && t(m.macros_step_unknown, { title })}
                </li>
              );
            })}
          </ul>
        )}
      </TruncatedList>
    </figure>
  );
}

/** The number of messages shown before "Show more". */
const MAX_MESSAGES = 20;

function hasText(action: unknown): boolean {
  const reading = parseAction(action);
  return reading.kind === 'text' && reading.text.trim() !== '';
}

interface MessagePreviewProps {
  readonly action: unknown;
  readonly conversation: Conversation;
}

/** The message or note that an action would write, with known variables filled in. */
function MessagePreview({ action, conversation }: MessagePreviewProps) {
  const t = useT();
  const reading = parseAction(action);
  if (reading.kind !== 'text') return null;
  const { contact } = conversation;
  const isNote = reading.name === 'add_private_note';
  const name = contact && (getFirstName(contact.name) || contact.name);
  return (
    <figure className={classes.message}>
      <figcaption>
        {isNote && t(m.conversations_private_note)}
        {!isNote && (name ? t(m.macros_preview_message_to, { name }) : t(m.campaigns_message))}
      </figcaption>
      <FilledText text={reading.text} conversation={conversation} isNote={isNote} />
    </figure>
  );
}

interface FieldProps {
  readonly title: string;
  /** The index of an action that changes this field but has no value yet, or -1 if there is none. */
  readonly missing: number;
  readonly isChanged: boolean;
  /** The elements that show the values before and after. If there is only one element, it shows both. */
  readonly values: readonly ReactNode[];
}

function Field({ title, missing, values: [before, after] }: Omit<FieldProps, 'isChanged'>) {
  const t = useT();
  return (
    <>
      <dt>{title}</dt>
      <dd>
        {missing >= 0 && (
          <span className={classes.absent}>{t(m.macros_preview_missing, { place: missing + 1 })}</span>
        )}
        {missing < 0 && before}
        {missing < 0 && after !== undefined && (
          <>
            <IconArrowRight size={14} aria-label={t(m.macros_preview_becomes)} />
            {after}
          </>
        )}
      </dd>
    </>
  );
}

interface LabelsProps {
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly colors: ReadonlyMap<string, string | null | undefined>;
}

/** Shows the labels before and after. Added labels are highlighted, and removed labels are struck through. */
function Labels({ before, after, colors }: LabelsProps) {
  const t = useT();
  if (before.length === 0 && after.length === 0)
    return <span className={classes.absent}>{t(m.common_none)}</span>;
  const added = after.filter((label) => !before.includes(label));
  return [...before, ...added].map((label, index) => {
    const Mark = added.includes(label) ? 'ins' : after.includes(label) ? Fragment : 'del';
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a label may occur twice
      <Mark key={index}>
        <LabelDot color={colors.get(label)}>{label}</LabelDot>
      </Mark>
    );
  });
}
