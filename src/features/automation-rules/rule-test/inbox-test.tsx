import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { conversationsQuery, listConversations } from '~/api/conversations';
import { testRules } from '~/domain/rules/test-rules';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { IgnoredParametersNotice } from '~/ui/notice/ignored-parameters-notice';
import { ProblemNotice } from '~/ui/notice/problem-notice';
import { Card } from '~/ui/page/card';
import { FoldedSection } from '~/ui/page/folded-section';
import { useNow } from '~/ui/time/use-now';
import { useRuleNames } from '../use-rule-names';
import { formatRuleTestSummary } from './format-rule-test-summary';
import classes from './rule-test.module.css';
import { type TestedEvent, TestedRules } from './tested-rules';

/** The number of conversations that are tested. */
const TESTED = 25;

interface InboxTestProps extends TestedEvent {
  readonly inboxId: number;
}

/** Tests the rules of an event on the last conversations of an inbox, one conversation after the other. */
export function InboxTest({ inboxId, rules, opened }: InboxTestProps) {
  const t = useT();
  const now = useNow(60_000);
  const query = { inbox_id: inboxId, per_page: TESTED };
  const { data, error, refetch } = useQuery(conversationsQuery(useScope(), query));
  const names = useRuleNames(rules);
  if (error) return <ProblemNotice error={error} purpose="read" onRetry={() => void refetch()} />;
  if (!data) return <Text size="sm">{t(m.common_loading)}</Text>;
  const ignored = listConversations.evidence?.ignored(query, data.data) ?? [];
  const conversations = data.data.slice(0, TESTED);
  return (
    <>
      <IgnoredParametersNotice names={[ignored.includes('inbox_id') && t(m.common_inbox)]} />
      <Card title={t(m.frame_conversations)} count={conversations.length} isRegion isFlush>
        {conversations.length === 0 && <p className={classes.note}>{t(m.conversations_none)}</p>}
        {conversations.map((conversation) => {
          const { id, contact } = conversation;
          const tested = testRules(rules, conversation, names, now);
          return (
            <div key={id} className={classes.conversation}>
              <FoldedSection
                title={contact ? `${contact.name} #${id}` : `#${id}`}
                hint={formatRuleTestSummary(t, tested)}
                isLate
              >
                <TestedRules conversation={conversation} tested={tested} opened={opened} names={names} />
              </FoldedSection>
            </div>
          );
        })}
      </Card>
    </>
  );
}
