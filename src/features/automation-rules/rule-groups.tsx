import { IconArrowRight } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { AutomationRule } from '~/api/automation-rules';
import { ActionLine } from '~/domain/action-line';
import { type NameLookUp, useLabelColors } from '~/domain/look-ups';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { showTruncatedText } from '~/ui/table/data-table';
import classes from './automation-rules.module.css';
import { toLowerFirst } from './condition-labels';
import { ConditionLine } from './condition-line';
import { getEventLabel } from './event-labels';
import { groupRulesByEvent } from './group-rules-by-event';
import { RuleStateTag } from './rule-state-tag';

interface RuleGroupsProps {
  readonly rules: readonly AutomationRule[];
  /** All rules, including those that the filter hides. Used to compute each rule's position within its event. */
  readonly all: readonly AutomationRule[];
  readonly names: NameLookUp;
  readonly isCompact: boolean;
}

/** The rules by event, in execution order. */
export function RuleGroups({ rules, all, names, isCompact }: RuleGroupsProps) {
  const t = useT();
  const places = new Map(
    groupRulesByEvent(all).flatMap(([, group]) => group.map(({ id }, index) => [id, index + 1])),
  );
  return (
    <div
      className={`${classes.groups} ${isCompact ? classes.compact : ''}`}
      onPointerOver={showTruncatedText}
    >
      {groupRulesByEvent(rules).map(([event, group]) => (
        <section key={event} aria-label={getEventLabel(t, event)}>
          <div className={classes.head}>
            <span className={classes.when}>{t(m.automation_rules_when)}</span>
            <h2 title={event}>{toLowerFirst(getEventLabel(t, event), t.language)}</h2>
            <RunOrder group={group} />
          </div>
          <ol className={classes.rules}>
            {group.map((rule) => (
              <RuleItem key={rule.id} rule={rule} place={places.get(rule.id)} names={names} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

/** Shows the number of rules that are on. If there are several, adds that they run in order. */
function RunOrder({ group }: { readonly group: readonly AutomationRule[] }) {
  const t = useT();
  const number = new Intl.NumberFormat(useFormatLocale());
  const count = group.filter(({ active }) => active).length;
  const total = group.length;
  return (
    <>
      <span>
        {count === total ? number.format(total) : t(m.automation_rules_active_count, { count, total })}
      </span>
      {count > 1 && <span className={classes.order}>{t(m.automation_rules_in_order)}</span>}
    </>
  );
}

interface RuleItemProps {
  readonly rule: AutomationRule;
  readonly place: number | undefined;
  readonly names: NameLookUp;
}

function RuleItem({ rule, place, names }: RuleItemProps) {
  const scope = useScope();
  const colors = useLabelColors();
  const { id, name, active, conditions, actions } = rule;
  return (
    <li className={classes.rule} aria-label={name} data-off={!active || undefined} data-row>
      <span className={classes.place}>{place}</span>
      <p className={classes.name}>
        <Link
          to="/$workspace/automation-rules/$ruleId"
          params={{ workspace: scope.slug, ruleId: String(id) }}
          dir="auto"
        >
          {name}
        </Link>
      </p>
      <p className={classes.conditions}>
        <ConditionLine conditions={conditions} names={names} />
      </p>
      <IconArrowRight className={classes.arrow} size={14} aria-hidden />
      <ActionLine actions={actions} names={names} colors={colors} />
      <span className={classes.state}>
        <RuleStateTag rule={rule} names={names} />
      </span>
    </li>
  );
}
