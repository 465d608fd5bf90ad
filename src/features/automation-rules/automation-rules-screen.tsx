import { Button } from '@mantine/core';
import { IconListCheck, IconZoomScan } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, lazyRouteComponent, useNavigate } from '@tanstack/react-router';
import { type AutomationRule, listAutomationRules } from '~/api/automation-rules';
import { allPagesOptions } from '~/api/http/all-pages';
import type { Names } from '~/domain/look-ups';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { WHOLE_NUMBER } from '~/lib/json/typed-number';
import { includesFolded } from '~/lib/text/folded';
import { ListScreen } from '~/records/list/list-screen';
import { useIsAdministrator, useScope } from '~/session/scope-context';
import { useAvailability } from '~/session/use-availability';
import { type Column, showWhole } from '~/ui/table/data-table';
import type { ListSearch, SearchProps } from '~/ui/table/list-search';
import { OpenByKey } from '~/ui/table/open-by-key';
import { Tag } from '~/ui/text/tag';
import { AdministratorsOnly, useClosed } from './administrators-only';
import classes from './automation-rules.module.css';
import { byEvent } from './by-event';
import { eventWord } from './rule-labels';
import { RuleSentences } from './rule-sentences';
import { useRuleNames } from './use-rule-names';

const RulesViewMenu = lazyRouteComponent(() => import('./rules-view-menu'), 'RulesViewMenu');

/** The shape of the list until it is read; its rows aren't a table. */
const SKELETON: readonly Column<AutomationRule>[] = [{ key: 'rule', title: null, cell: ({ name }) => name }];

/** What the platform does by itself: event by event, in the order in which it does it. */
export function AutomationRulesScreen({ search, onSearchChange }: SearchProps<ListSearch>) {
  const t = useT();
  const scope = useScope();
  const mayRead = useIsAdministrator() !== false;
  const isOn = useAvailability(listAutomationRules) === 'on';
  const all = useQuery({ ...allPagesOptions(scope, listAutomationRules), enabled: mayRead && isOn });
  const closed = useClosed(all.error);
  const names = useRuleNames(!closed && isOn ? (all.data ?? []) : null);
  const found = all.data?.filter(({ name, description }) =>
    includesFolded(`${name} ${description ?? ''}`, search.search),
  );
  return (
    <ListScreen
      list="automation-rules"
      title={t(m.frame_automation_rules)}
      description={t(m.automation_rules_description)}
      actions={
        <Button
          variant="default"
          leftSection={<IconZoomScan size={16} aria-hidden />}
          renderRoot={(props) => (
            <Link {...props} to="/$workspace/used-by" params={{ workspace: scope.slug }} />
          )}
        >
          {t(m.uses_title)}
        </Button>
      }
      instead={closed ? <AdministratorsOnly why={closed} /> : !isOn && <OpenByNumber />}
      columns={SKELETON}
      rows={(rules, isCompact) => <RuleGroups rules={rules} names={names} isCompact={isCompact} />}
      query={{ ...all, data: found && { data: found } }}
      source={byEvent(found ?? []).flatMap(([, rules]) => rules)}
      viewMenu={RulesViewMenu}
      search={search}
      onSearchChange={onSearchChange}
      searchLabel={t(m.automation_rules_search)}
      searchHint={t(m.automation_rules_none_found_text)}
      empty={{
        icon: IconListCheck,
        title: t(m.automation_rules_none),
        text: t(m.automation_rules_none_text),
      }}
    />
  );
}

interface RuleGroupsProps {
  readonly rules: readonly AutomationRule[];
  readonly names: Names;
  readonly isCompact: boolean;
}

function RuleGroups({ rules, names, isCompact }: RuleGroupsProps) {
  const t = useT();
  return (
    <div className={`${classes.groups} ${isCompact ? classes.compact : ''}`} onPointerOver={showWhole}>
      {byEvent(rules).map(([event, ofEvent]) => (
        <section key={event} aria-label={eventWord(t, event)}>
          <div className={classes.head}>
            <h2>{eventWord(t, event)}</h2>
            <span>
              {eventWord(t, event) === event ? '' : `${event} · `}
              {t(m.automation_rules_in_order)}
            </span>
          </div>
          <ol className={classes.rules}>
            {ofEvent.map((rule) => (
              <RuleItem key={rule.id} rule={rule} names={names} />
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

interface RuleItemProps {
  readonly rule: AutomationRule;
  readonly names: Names;
}

function RuleItem({ rule, names }: RuleItemProps) {
  const scope = useScope();
  const { id, name, description, active, order_id, conditions, actions } = rule;
  return (
    <li className={classes.rule} aria-label={name} data-row>
      <p className={classes.name}>
        <Link
          to="/$workspace/automation-rules/$ruleId"
          params={{ workspace: scope.slug, ruleId: String(id) }}
          dir="auto"
        >
          {order_id}. {name}
        </Link>{' '}
        <span dir="auto">{description}</span>
      </p>
      <RuleSentences conditions={conditions} actions={actions} names={names} />
      <ActiveBadge isActive={active} />
    </li>
  );
}

export function ActiveBadge({ isActive }: { readonly isActive: boolean }) {
  const t = useT();
  return (
    <Tag tone={isActive ? 'ok' : 'idle'} {...(!isActive && { title: t(m.automation_rules_inactive_text) })}>
      {t(isActive ? m.automation_rules_active : m.automation_rules_inactive)}
    </Tag>
  );
}

/** Opens a rule by its ID while rules can't be listed: the contract has the operation that reads one. */
function OpenByNumber() {
  const t = useT();
  const workspace = useScope().slug;
  const navigate = useNavigate();
  return (
    <OpenByKey
      title={t(m.automation_rules_list_off_title)}
      text={t(m.automation_rules_list_off)}
      label={t(m.automation_rules_number)}
      pattern={WHOLE_NUMBER}
      onOpen={(ruleId) =>
        void navigate({ to: '/$workspace/automation-rules/$ruleId', params: { workspace, ruleId } })
      }
    />
  );
}
