import type { AutomationRule } from '~/api/automation-rules';
import { EVENTS } from './event-words';

/** Known events come first, in the order of a conversation. */
const rank = (event: string) => (EVENTS.has(event) ? [...EVENTS.keys()].indexOf(event) : EVENTS.size);

/** The rules of each event in execution order: ascending by `order_id` among those of the same event (contract: execution-order). */
export function byEvent(
  rules: readonly AutomationRule[],
): readonly (readonly [event: string, rules: readonly AutomationRule[]])[] {
  const groups = new Map<string, AutomationRule[]>();
  for (const rule of rules) groups.set(rule.event_name, [...(groups.get(rule.event_name) ?? []), rule]);
  return [...groups]
    .toSorted(([one], [other]) => rank(one) - rank(other) || one.localeCompare(other))
    .map(([event, group]) => [event, group.toSorted((a, b) => a.order_id - b.order_id || a.id - b.id)]);
}
