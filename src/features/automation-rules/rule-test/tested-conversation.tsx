import { Link } from '@tanstack/react-router';
import type { Conversation } from '~/api/conversations';
import { testRules } from '~/domain/rules/test-rules';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { Card } from '~/ui/page/card';
import { useNow } from '~/ui/time/use-now';
import { useRuleNames } from '../use-rule-names';
import { formatRuleTestSummary } from './format-rule-test-summary';
import { type TestedEvent, TestedRules } from './tested-rules';

interface TestedConversationProps extends TestedEvent {
  readonly conversation: Conversation;
}

/** The rules of an event, with their results for one conversation. */
export function TestedConversation({ conversation, rules, opened }: TestedConversationProps) {
  const t = useT();
  const { slug } = useScope();
  const { id, contact } = conversation;
  const names = useRuleNames(rules);
  const tested = testRules(rules, conversation, names, useNow(60_000));
  return (
    <Card
      title={contact ? `${contact.name} #${id}` : `#${id}`}
      hint={
        <>
          {formatRuleTestSummary(t, tested)} ·{' '}
          <Link to="/$workspace/conversations/$displayId" params={{ workspace: slug, displayId: String(id) }}>
            {t(m.common_open)}
          </Link>
        </>
      }
      isRegion
      isFlush
    >
      <TestedRules conversation={conversation} tested={tested} opened={opened} names={names} />
    </Card>
  );
}
