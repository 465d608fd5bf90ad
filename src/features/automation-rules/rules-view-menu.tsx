import type { AutomationRule } from '~/api/automation-rules';
import { actionsSentence } from '~/domain/action-sentence';
import { chainOf } from '~/domain/condition';
import type { Names } from '~/domain/look-ups';
import * as m from '~/i18n/messages';
import { type T, useFormatLocale, useT } from '~/i18n/use-t';
import { listSheet } from '~/records/list/list-sheet';
import { ViewMenu, type ViewMenuProps } from '~/records/list/view-menu';
import type { Column } from '~/ui/table/data-table';
import { conditionSentence, eventWord } from './rule-labels';
import { useRuleNames } from './use-rule-names';

/** The conditions as the screen has them, without what it marks. */
function chainText(t: T, conditions: readonly unknown[], names: Names): string {
  if (conditions.length === 0) return t(m.automation_rules_always);
  const words = { and: t(m.automation_rules_and), or: t(m.automation_rules_or) };
  return chainOf(conditions)
    .map(({ reading, opening, closing, join }, index) => {
      const sentence = conditionSentence(t, reading, names) ?? JSON.stringify(conditions[index]) ?? '–';
      const before = index === 0 ? '' : ` ${join ? words[join] : t(m.automation_rules_not_joined)} `;
      return `${before}${opening}${sentence}${closing}`;
    })
    .join('');
}

/** Rules are sentences, so that there are no columns to choose. */
export function RulesViewMenu(props: ViewMenuProps<AutomationRule>) {
  const t = useT();
  const language = useFormatLocale();
  const names = useRuleNames('operation' in props.source ? [] : props.source);
  const columns: Column<AutomationRule>[] = [
    { key: 'event', title: t(m.automation_rules_event), cell: ({ event_name }) => eventWord(t, event_name) },
    { key: 'order', title: t(m.automation_rules_order), cell: ({ order_id }) => order_id },
    { key: 'name', title: t(m.common_name), cell: ({ name }) => name },
    { key: 'description', title: t(m.common_description), cell: ({ description }) => description },
    {
      key: 'conditions',
      title: t(m.automation_rules_conditions),
      cell: ({ conditions }) => chainText(t, conditions, names),
    },
    {
      key: 'actions',
      title: t(m.common_actions),
      cell: ({ actions }) => actionsSentence(t, language, actions, names),
    },
    {
      key: 'status',
      title: t(m.common_status),
      cell: ({ active }) => t(active ? m.automation_rules_active : m.automation_rules_inactive),
    },
  ];
  return <ViewMenu {...props} hasColumns={false} toCsv={(rules) => listSheet(columns, rules)} />;
}
