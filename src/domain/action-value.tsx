// The icon and the value of an action of a macro or an automation rule, such as the assigned team or the text to send.
import {
  IconBellOff,
  IconBraces,
  IconCircleCheck,
  IconClock,
  IconFlag3,
  IconHourglass,
  IconMessages,
  IconNote,
  type IconProps,
  IconSend,
  IconTag,
  IconTagOff,
  IconUser,
  IconUsersGroup,
} from '@tabler/icons-react';
import { type ComponentType, Fragment, type ReactNode } from 'react';
import * as m from '~/i18n/messages';
import { renderMessage } from '~/i18n/render-message';
import { type Translator, useT } from '~/i18n/use-t';
import { LabelDot } from '~/ui/identity/label-dot';
import { PriorityFlag } from '~/ui/identity/priority-flag';
import { TextWithVariableChips } from '~/ui/identity/text-with-variable-chips';
import { getActionTitle } from './action-title';
import classes from './action-value.module.css';
import { getActionTargetLabel } from './describe-actions';
import type { NameLookUp } from './look-ups';
import { type ParsedAction, type PlainActionName, parseAction } from './macro-action';

type Icon = ComponentType<IconProps>;

const STATUS_ICONS: ReadonlyMap<string, Icon> = new Map([
  ['open', IconMessages],
  ['resolved', IconCircleCheck],
  ['pending', IconHourglass],
  ['snoozed', IconClock],
]);

const STATUS_TITLES: ReadonlyMap<string, () => string> = new Map([
  ['open', m.conversations_status_open],
  ['resolved', m.conversations_status_resolved],
  ['pending', m.conversations_status_pending],
  ['snoozed', m.conversations_status_snoozed],
  ['proactive', m.conversations_status_proactive],
]);

/** Returns the title of a status. An unknown status stays unchanged. */
export function getStatusActionTitle(t: Translator, status: string): string {
  const title = STATUS_TITLES.get(status);
  return title ? t(title) : status;
}

const PLAIN: Record<PlainActionName, { readonly icon: Icon; readonly value: () => string }> = {
  remove_assigned_team: { icon: IconUsersGroup, value: m.macro_actions_no_team },
  mute_conversation: { icon: IconBellOff, value: m.macro_actions_muted },
  resolve_conversation: { icon: IconCircleCheck, value: m.conversations_status_resolved },
  snooze_conversation: { icon: IconClock, value: m.conversations_status_snoozed },
  open_conversation: { icon: IconMessages, value: m.conversations_status_open },
  mark_conversation_as_pending: { icon: IconHourglass, value: m.conversations_status_pending },
};

/** Returns the icon of an action. */
export function getActionIcon(reading: ParsedAction): Icon {
  switch (reading.kind) {
    case 'text':
      return reading.name === 'send_message' ? IconSend : IconNote;
    case 'label':
      return reading.name === 'add_label' ? IconTag : IconTagOff;
    case 'team':
      return IconUsersGroup;
    case 'agent':
      return IconUser;
    case 'status':
      return STATUS_ICONS.get(reading.status ?? '') ?? IconMessages;
    case 'priority':
      return IconFlag3;
    case 'plain':
      return PLAIN[reading.name].icon;
    case 'unknown':
      return IconBraces;
  }
}

/** Maximum number of characters of a message that are shown in one line. */
const LONGEST_EXCERPT = 200;

function QuotedText({ text }: { readonly text: string }) {
  const t = useT();
  const line = text
    .slice(0, LONGEST_EXCERPT * 2)
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (line === '') return <span className={classes.absent}>{t(m.common_empty_text)}</span>;
  const excerpt = <TextWithVariableChips text={line.slice(0, LONGEST_EXCERPT)} />;
  return <bdi>{renderMessage((slot) => t(m.macro_actions_quoted, { text: slot(excerpt) }))}</bdi>;
}

interface ActionValueProps {
  readonly action: unknown;
  readonly names: NameLookUp;
  /** Maps the title of each label to its color. */
  readonly colors: ReadonlyMap<string, string | null | undefined>;
  /** Renders the name of a label, team or agent as a link. Lists show plain names, because their rows are links. */
  readonly link?: (kind: 'label' | 'team' | 'agent', value: number | string, name: ReactNode) => ReactNode;
}

const showPlain: NonNullable<ActionValueProps['link']> = (_kind, _value, name) => name;

/** Shows the value of an action in one line. For an unknown action, shows its title. */
export function ActionValue({ action, names, colors, link = showPlain }: ActionValueProps) {
  const t = useT();
  const reading = parseAction(action);
  switch (reading.kind) {
    case 'text':
      return <QuotedText text={reading.text} />;
    case 'label':
      return reading.titles.length === 0 ? (
        <None />
      ) : (
        <Labels {...{ names, colors, link }} titles={reading.titles} />
      );
    case 'team':
      return reading.team === null
        ? t(m.macro_actions_no_team)
        : link('team', reading.team, nameTarget(t, 'team', reading.team, names));
    case 'agent':
      if (reading.agent === null) return <None />;
      if (reading.agent === 'self') return t(m.macros_agent_self);
      if (reading.agent === 'nil') return t(m.macro_actions_nobody);
      return link('agent', reading.agent, nameTarget(t, 'agent', reading.agent, names));
    case 'status':
      return reading.status === null ? <None /> : getStatusActionTitle(t, reading.status);
    case 'priority':
      if (reading.priority === null) return <None />;
      if (reading.priority === 'nil') return t(m.macro_actions_no_priority);
      return <PriorityFlag priority={reading.priority} isWritten />;
    case 'plain':
      return t(PLAIN[reading.name].value);
    case 'unknown':
      return getActionTitle(t, action);
  }
}

const nameTarget = (t: Translator, kind: 'team' | 'agent', id: number | string, names: NameLookUp): string =>
  getActionTargetLabel(t, kind, id, typeof id === 'number' ? names(kind, id) : undefined);

function None() {
  const t = useT();
  return <span className={classes.absent}>{t(m.common_none)}</span>;
}

interface LabelsProps extends Required<Pick<ActionValueProps, 'names' | 'colors' | 'link'>> {
  readonly titles: readonly string[];
}

/** Maximum number of labels in one line. */
const MAX_LABELS = 8;

function Labels({ titles, names, colors, link }: LabelsProps) {
  const t = useT();
  return (
    <span className={classes.labels}>
      {titles.slice(0, MAX_LABELS).map((title, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a title may be there twice
        <Fragment key={index}>
          {link(
            'label',
            title,
            <LabelDot color={colors.get(title)}>
              {names('label', title) === null ? t(m.macro_actions_not_found, { name: title }) : title}
            </LabelDot>,
          )}
        </Fragment>
      ))}
      {titles.length > MAX_LABELS && <span>+{titles.length - MAX_LABELS}</span>}
    </span>
  );
}
