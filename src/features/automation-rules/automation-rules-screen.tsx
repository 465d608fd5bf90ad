import { Button } from '@mantine/core';
import { IconListCheck, IconZoomScan } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link, lazyRouteComponent } from '@tanstack/react-router';
import { type AutomationRule, listAutomationRules } from '~/api/automation-rules';
import { allPagesOptions } from '~/api/http/all-pages';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { includesFolded } from '~/lib/text/folded';
import { ViewButton } from '~/records/list/view-button';
import { useIsAdministrator, useScope } from '~/session/scope-context';
import { useAvailability } from '~/session/use-availability';
import { Page } from '~/ui/page/page';
import { showWhole } from '~/ui/table/data-table';
import { Filters } from '~/ui/table/filters';
import { ListView } from '~/ui/table/list-view';
import { NoRows } from '~/ui/table/no-rows';
import { SearchField } from '~/ui/table/search-field';
import { useTableView } from '~/ui/table/table-view';
import { Tag } from '~/ui/text/tag';
import { AdministratorsOnly, useClosed } from './administrators-only';
import classes from './automation-rules.module.css';
import { byEvent } from './by-event';
import { OpenByNumber } from './open-by-number';
import { eventWord } from './rule-labels';
import { RuleSentences } from './rule-sentences';
import { useRuleNames } from './use-rule-names';

const RulesViewMenu = lazyRouteComponent(() => import('./rules-view-menu'), 'RulesViewMenu');

interface AutomationRulesScreenProps {
  readonly search: string | undefined;
  readonly onSearchChange: (search: string | undefined) => void;
}

/** What the platform does by itself: event by event, in the order in which it does it. */
export function AutomationRulesScreen({ search, onSearchChange }: AutomationRulesScreenProps) {
  const t = useT();
  const scope = useScope();
  const mayRead = useIsAdministrator() !== false;
  const isOn = useAvailability(listAutomationRules) === 'on';
  const all = useQuery({ ...allPagesOptions(scope, listAutomationRules), enabled: mayRead && isOn });
  const closed = useClosed(all.error);
  return (
    <Page
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
    >
      {closed && <AdministratorsOnly why={closed} />}
      {!closed && !isOn && <OpenByNumber />}
      {!closed && isOn && <Rules all={all} search={search} onSearchChange={onSearchChange} />}
    </Page>
  );
}

interface RulesProps extends AutomationRulesScreenProps {
  readonly all: ReturnType<typeof useQuery<readonly AutomationRule[]>>;
}

function Rules({ all, search, onSearchChange }: RulesProps) {
  const t = useT();
  const names = useRuleNames(all.data ?? []);
  const found = all.data?.filter(({ name, description }) =>
    includesFolded(`${name} ${description ?? ''}`, search),
  );
  // The list's states are those of every list; only its rows are not a table.
  const query = { ...all, data: found && { data: found } };
  const view = useTableView<AutomationRule>('automation-rules', []);
  return (
    <>
      <Filters
        view={
          <ViewButton
            view={view}
            source={byEvent(found ?? []).flatMap(([, rules]) => rules)}
            part={RulesViewMenu}
          />
        }
        search={
          <SearchField
            label={t(m.automation_rules_search)}
            value={search ?? ''}
            onSearch={(text) => onSearchChange(text || undefined)}
          />
        }
      />
      <ListView
        query={query}
        empty={
          <NoRows
            search={search}
            hint={t(m.automation_rules_none_found_text)}
            onClear={() => onSearchChange(undefined)}
            icon={<IconListCheck size={20} aria-hidden />}
            title={t(m.automation_rules_none)}
            text={t(m.automation_rules_none_text)}
          />
        }
      >
        {({ data }) => (
          <div
            className={`${classes.groups} ${view.choice.isCompact ? classes.compact : ''}`}
            onPointerOver={showWhole}
          >
            {byEvent(data).map(([event, rules]) => (
              <section key={event} aria-label={eventWord(t, event)}>
                <div className={classes.head}>
                  <h2>{eventWord(t, event)}</h2>
                  <span>
                    {eventWord(t, event) === event ? '' : `${event} · `}
                    {t(m.automation_rules_in_order)}
                  </span>
                </div>
                <ol className={classes.rules}>
                  {rules.map((rule) => (
                    <RuleItem key={rule.id} rule={rule} names={names} />
                  ))}
                </ol>
              </section>
            ))}
          </div>
        )}
      </ListView>
    </>
  );
}

interface RuleItemProps {
  readonly rule: AutomationRule;
  readonly names: ReturnType<typeof useRuleNames>;
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
