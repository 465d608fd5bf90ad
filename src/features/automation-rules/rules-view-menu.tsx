import type { AutomationRule } from '~/api/automation-rules';
import { type ConditionTree, groupConditions, parseCondition } from '~/domain/condition';
import { describeActions } from '~/domain/describe-actions';
import type { NameLookUp } from '~/domain/look-ups';
import * as m from '~/i18n/messages';
import { type Translator, useFormatLocale, useT } from '~/i18n/use-t';
import { formatListAsCsv } from '~/records/list/list-sheet';
import { ViewMenu, type ViewMenuProps } from '~/records/list/view-menu';
import type { Column } from '~/ui/table/data-table';
import {
  buildConditionSentence,
  getAttributeLabel,
  getConditionValueLabel,
  isKnownCondition,
  isOneValueEnough,
} from './condition-labels';
import { getEventLabel } from './event-labels';
import { useRuleNames } from './use-rule-names';

/** Formats conditions in one line. Groups are in parentheses. */
function writeConditions(t: Translator, conditions: readonly unknown[], names: NameLookUp): string {
  const words = { and: t(m.automation_rules_and), or: t(m.automation_rules_or) };
  const writeTree = (tree: ConditionTree): string =>
    tree.kind === 'condition'
      ? writeOne(t, conditions[tree.index], names)
      : tree.parts
          .map((part) => (part.kind === 'group' ? `(${writeTree(part)})` : writeTree(part)))
          .join(` ${words[tree.join]} `);
  if (conditions.length === 0) return t(m.automation_rules_always);
  const tree = groupConditions(conditions);
  if (tree) return writeTree(tree);
  return conditions
    .map((condition, index) => {
      const { join } = parseCondition(conditions[index - 1]);
      const word = join ? words[join] : t(m.automation_rules_not_joined);
      return `${index === 0 ? '' : ` ${word} `}${writeOne(t, condition, names)}`;
    })
    .join('');
}

function writeOne(t: Translator, condition: unknown, names: NameLookUp): string {
  const reading = parseCondition(condition);
  if (!isKnownCondition(reading)) return JSON.stringify(condition) ?? '–';
  const write = (values: readonly unknown[]) =>
    values
      .map((value) => getConditionValueLabel(t, reading.key, value, names))
      .join(isOneValueEnough(reading) ? ` ${t(m.automation_rules_or)} ` : ', ') ||
    t(m.automation_rules_anything);
  return buildConditionSentence(t, reading, {
    attribute: getAttributeLabel(t, reading.key),
    values: write(reading.values),
    from: write(reading.from ?? []),
  });
}

/** The view menu of the rules list, which has no columns to select. */
export function RulesViewMenu(props: ViewMenuProps<AutomationRule>) {
  const t = useT();
  const language = useFormatLocale();
  const names = useRuleNames('operation' in props.source ? [] : props.source);
  const columns: Column<AutomationRule>[] = [
    {
      key: 'event',
      title: t(m.automation_rules_event),
      cell: ({ event_name }) => getEventLabel(t, event_name),
    },
    { key: 'order', title: t(m.automation_rules_order), cell: ({ order_id }) => order_id },
    { key: 'name', title: t(m.common_name), cell: ({ name }) => name },
    { key: 'description', title: t(m.common_description), cell: ({ description }) => description },
    {
      key: 'conditions',
      title: t(m.automation_rules_conditions),
      cell: ({ conditions }) => writeConditions(t, conditions, names),
    },
    {
      key: 'actions',
      title: t(m.common_actions),
      cell: ({ actions }) => describeActions(t, language, actions, names),
    },
    {
      key: 'status',
      title: t(m.common_status),
      cell: ({ active }) => t(active ? m.automation_rules_active : m.automation_rules_inactive),
    },
  ];
  return <ViewMenu {...props} hasColumns={false} toCsv={(rules) => formatListAsCsv(columns, rules)} />;
}
