import type { AutomationRule } from '~/api/automation-rules';
import { EVENT_LABELS } from './event-labels';

/** Returns the position of an event. Known events come first, in the order in which they occur in a conversation. */
const rank = (event: string) =>
  EVENT_LABELS.has(event) ? [...EVENT_LABELS.keys()].indexOf(event) : EVENT_LABELS.size;

/** Groups rules by event in execution order, which is ascending by `order_id` (contract: execution-order). */
export function groupRulesByEvent(
  rules: readonly AutomationRule[],
): readonly (readonly [event: string, rules: readonly AutomationRule[]])[] {
  const groups = new Map<string, AutomationRule[]>();
  for (const rule of rules) groups.set(rule.event_name, [...(groups.get(rule.event_name) ?? []), rule]);
  return [...groups]
    .toSorted(([one], [other]) => rank(one) - rank(other) || one.localeCompare(other))
    .map(([event, group]) => [event, group.toSorted((a, b) => a.order_id - b.order_id || a.id - b.id)]);
}
