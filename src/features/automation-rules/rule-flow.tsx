import {
  IconBolt,
  IconCircleCheck,
  IconMessage2,
  IconMessagePlus,
  IconMessages,
  type IconProps,
  IconRefresh,
} from '@tabler/icons-react';
import { type ComponentType, type ReactNode, useId } from 'react';
import type { AutomationRule } from '~/api/automation-rules';
import { getActionTitle } from '~/domain/action-title';
import { ActionValue, getActionIcon } from '~/domain/action-value';
import { RecordLink } from '~/domain/links/record-link';
import { type NameLookUp, useLabelColors } from '~/domain/look-ups';
import { getActionName, getAdditionalKeys, parseAction } from '~/domain/macro-action';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { TruncatedList } from '~/ui/page/truncated-list';
import { ConditionGroups } from './condition-groups';
import { getEventLabel } from './event-labels';
import classes from './rule-flow.module.css';

const EVENT_ICONS: ReadonlyMap<string, ComponentType<IconProps>> = new Map([
  ['conversation_created', IconMessagePlus],
  ['conversation_updated', IconRefresh],
  ['conversation_opened', IconMessages],
  ['conversation_resolved', IconCircleCheck],
  ['message_created', IconMessage2],
]);

interface RuleFlowProps {
  readonly rule: AutomationRule;
  readonly names: NameLookUp;
}

/** Shows a rule from top to bottom: event, conditions, actions. */
export function RuleFlow({ rule, names }: RuleFlowProps) {
  const t = useT();
  const { event_name, conditions, actions } = rule;
  const EventIcon = EVENT_ICONS.get(event_name) ?? IconBolt;
  return (
    <div className={classes.flow}>
      <Step title={t(m.automation_rules_when)}>
        <div className={classes.event}>
          <span className={classes.icon}>
            <EventIcon size={16} aria-hidden />
          </span>
          <span title={event_name}>{getEventLabel(t, event_name)}</span>
        </div>
      </Step>
      <Step title={t(m.automation_rules_if)}>
        <div className={classes.conditions}>
          <ConditionGroups conditions={conditions} names={names} />
        </div>
      </Step>
      <Step title={t(m.automation_rules_then)}>
        {actions.length === 0 && <p className={classes.nothing}>{t(m.macro_actions_nothing)}</p>}
        <TruncatedList items={actions} whole={actions}>
          {(shown) => (
            <ol className={classes.actions}>
              {shown.map((action, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: an action is identified by its index
                <Action key={index} place={index + 1} action={action} names={names} />
              ))}
            </ol>
          )}
        </TruncatedList>
      </Step>
    </div>
  );
}

function Step({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section className={classes.step} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      <div className={classes.block}>{children}</div>
    </section>
  );
}

interface ActionProps {
  readonly place: number;
  readonly action: unknown;
  readonly names: NameLookUp;
}

function Action({ place, action, names }: ActionProps) {
  const t = useT();
  const colors = useLabelColors();
  const reading = parseAction(action);
  const Icon = getActionIcon(reading);
  const more = getAdditionalKeys(action);
  return (
    <li>
      <span className={classes.place}>{place}</span>
      <span className={classes.icon}>
        <Icon size={15} aria-hidden />
      </span>
      <span title={getActionName(action) ?? undefined}>{getActionTitle(t, action)}</span>
      {reading.kind !== 'plain' && reading.kind !== 'unknown' && (
        <span className={classes.value}>
          <ActionValue
            action={action}
            names={names}
            colors={colors}
            link={(kind, value, name) => (
              <RecordLink kind={kind} value={value} isKnown={Boolean(names(kind, value))}>
                {name}
              </RecordLink>
            )}
          />
          {more && <code>{JSON.stringify(more)}</code>}
        </span>
      )}
    </li>
  );
}
