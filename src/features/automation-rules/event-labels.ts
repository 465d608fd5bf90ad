import * as m from '~/i18n/messages';
import type { Translator } from '~/i18n/use-t';
import { humanizeKey } from '~/lib/text/humanize-key';

/** The known events, in the order in which they occur in a conversation. */
export const EVENT_LABELS: ReadonlyMap<string, () => string> = new Map([
  ['conversation_created', m.automation_rules_event_conversation_created],
  ['conversation_updated', m.automation_rules_event_conversation_updated],
  ['message_created', m.automation_rules_event_message_created],
  ['conversation_resolved', m.automation_rules_event_conversation_resolved],
  ['conversation_opened', m.automation_rules_event_conversation_opened],
]);

/** Returns the label of a triggering event. For an unknown event, returns the platform's name in readable form. */
export function getEventLabel(t: Translator, event: string): string {
  const word = EVENT_LABELS.get(event);
  return word ? t(word) : humanizeKey(event);
}
