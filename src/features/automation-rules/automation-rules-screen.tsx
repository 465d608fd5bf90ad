import { IconListCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { type AutomationRule, listAutomationRules } from '~/api/automation-rules';
import type { RULE_STATES } from '~/api/choices';
import { buildAllPagesQueryOptions } from '~/api/http/all-pages';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { ID_PATTERN } from '~/lib/json/parse-number';
import { includesText } from '~/lib/text/fold-text';
import { ListScreen } from '~/records/list/list-screen';
import { useIsAdministrator, useScope } from '~/session/scope-context';
import { useOperationAvailability } from '~/session/use-operation-availability';
import { createLazyPart } from '~/ui/page/create-lazy-part';
import { ViewOnlyNotice } from '~/ui/page/view-only-notice';
import type { Column } from '~/ui/table/data-table';
import { FilterSelect } from '~/ui/table/filter-bar';
import type { ListSearchParams, SearchProps } from '~/ui/table/list-search-params';
import { OpenByIdentifierNotice } from '~/ui/table/open-by-identifier-notice';
import { SegmentedFilter } from '~/ui/table/segmented-filter';
import { AdministratorsOnlyNotice, useAccessDenial } from './administrators-only-notice';
import { getEventLabel } from './event-labels';
import { groupRulesByEvent } from './group-rules-by-event';
import { RuleGroups } from './rule-groups';
import { useRuleNames } from './use-rule-names';

const RulesViewMenu = createLazyPart(() => import('./rules-view-menu'), 'RulesViewMenu');

interface RulesSearch extends ListSearchParams {
  readonly state?: (typeof RULE_STATES)[number] | undefined;
  readonly event?: string | undefined;
}

/** The columns of the loading placeholder. The list itself isn't a table. */
const SKELETON: readonly Column<AutomationRule>[] = [{ key: 'rule', title: null, cell: ({ name }) => name }];

/** All automation rules by event, in execution order. */
export function AutomationRulesScreen({ search, onSearchChange }: SearchProps<RulesSearch>) {
  const t = useT();
  const scope = useScope();
  const mayRead = useIsAdministrator() !== false;
  const isOn = useOperationAvailability(listAutomationRules) === 'on';
  const all = useQuery({
    ...buildAllPagesQueryOptions(scope, listAutomationRules),
    enabled: mayRead && isOn,
  });
  const closed = useAccessDenial(all.error);
  const names = useRuleNames(!closed && isOn ? (all.data ?? []) : null);
  const { state, event } = search;
  const found = all.data?.filter(
    ({ name, description, event_name }) =>
      includesText(`${name} ${description ?? ''}`, search.search) &&
      (event === undefined || event_name === event),
  );
  const shown = found?.filter(({ active }) => state === undefined || active === (state === 'on'));
  return (
    <ListScreen
      list="automation-rules"
      title={t(m.frame_rules)}
      count={all.data?.length}
      actions={<ViewOnlyNotice />}
      instead={closed ? <AdministratorsOnlyNotice why={closed} /> : !isOn && <OpenById />}
      columns={SKELETON}
      rows={(rules, isCompact) => (
        <RuleGroups rules={rules} all={all.data ?? []} names={names} isCompact={isCompact} />
      )}
      query={{ ...all, data: shown && { data: shown } }}
      source={groupRulesByEvent(shown ?? []).flatMap(([, rules]) => rules)}
      viewMenu={RulesViewMenu}
      search={search}
      onSearchChange={onSearchChange}
      searchLabel={t(m.automation_rules_search)}
      searchHint={t(m.automation_rules_none_found_text)}
      filters={
        <>
          <StateFilter rules={found} state={state} onSearchChange={onSearchChange} />
          <EventFilter rules={all.data ?? []} event={event} onSearchChange={onSearchChange} />
        </>
      }
      onClearFilters={
        (state ?? event) === undefined
          ? undefined
          : () => onSearchChange({ search: undefined, state: undefined, event: undefined })
      }
      empty={{
        icon: IconListCheck,
        title: t(m.automation_rules_none),
        text: t(m.automation_rules_none_text),
      }}
    />
  );
}

interface RulesFilterProps {
  readonly rules: readonly AutomationRule[];
  readonly onSearchChange: (change: RulesSearch) => void;
}

interface StateFilterProps extends Omit<RulesFilterProps, 'rules'>, Pick<RulesSearch, 'state'> {
  /** Undefined until the rules are loaded. */
  readonly rules: readonly AutomationRule[] | undefined;
}

/** Filters the rules by state. Shows the number of rules in each state. */
function StateFilter({ rules, state, onSearchChange }: StateFilterProps) {
  const t = useT();
  const count = (isActive: boolean) => rules?.filter(({ active }) => active === isActive).length;
  return (
    <SegmentedFilter
      label={t(m.common_status)}
      value={state ?? 'all'}
      segments={[
        { value: 'all', label: t(m.people_all), count: rules?.length },
        { value: 'on', label: t(m.automation_rules_active), count: count(true) },
        { value: 'off', label: t(m.automation_rules_inactive), count: count(false) },
      ]}
      onChange={(value) => onSearchChange({ state: value === 'all' ? undefined : value })}
    />
  );
}

function EventFilter({ rules, event, onSearchChange }: RulesFilterProps & Pick<RulesSearch, 'event'>) {
  const t = useT();
  const events = new Set([...rules.map(({ event_name }) => event_name), ...(event ? [event] : [])]);
  return (
    <FilterSelect
      label={t(m.automation_rules_event)}
      value={event ?? ''}
      data={[
        { value: '', label: t(m.common_any) },
        ...[...events].toSorted().map((value) => ({ value, label: getEventLabel(t, value) })),
      ]}
      onChange={({ currentTarget: { value } }) => onSearchChange({ event: value || undefined })}
    />
  );
}

/**
 * A form that opens a rule by its ID. Shown if the rules can't be listed, because a single rule can still be requested.
 */
function OpenById() {
  const t = useT();
  const workspace = useScope().slug;
  const navigate = useNavigate();
  return (
    <OpenByIdentifierNotice
      title={t(m.automation_rules_list_off_title)}
      text={t(m.automation_rules_list_off)}
      label={t(m.automation_rules_id)}
      pattern={ID_PATTERN}
      onOpen={(ruleId) =>
        void navigate({ to: '/$workspace/automation-rules/$ruleId', params: { workspace, ruleId } })
      }
    />
  );
}
