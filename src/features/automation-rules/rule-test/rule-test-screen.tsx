import { IconListCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type AutomationRule, listAutomationRules } from '~/api/automation-rules';
import { buildAllPagesQueryOptions } from '~/api/http/all-pages';
import type { ConversationSearchTerm } from '~/domain/simulation/conversation-picker';
import { RequestedConversation } from '~/domain/simulation/requested-conversation';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { normalizeIdentifier, parseDisplayNumber } from '~/lib/conversation-identifier';
import { useIsAdministrator, useScope } from '~/session/scope-context';
import { useOperationAvailability } from '~/session/use-operation-availability';
import { ProblemNotice } from '~/ui/notice/problem-notice';
import { LoadingBars } from '~/ui/page/loading-bars';
import { Page } from '~/ui/page/page';
import { EmptyState } from '~/ui/table/empty-state';
import type { SearchProps } from '~/ui/table/list-search-params';
import { AdministratorsOnlyNotice, useAccessDenial } from '../administrators-only-notice';
import { groupRulesByEvent } from '../group-rules-by-event';
import { InboxTest } from './inbox-test';
import classes from './rule-test.module.css';
import { RuleTestFields, type RuleTestSearch } from './rule-test-fields';
import { TestedConversation } from './tested-conversation';

/** Tests which rules of an event would act on a conversation. Nothing is changed or sent. */
export function RuleTestScreen(props: SearchProps<RuleTestSearch>) {
  const t = useT();
  const scope = useScope();
  const mayRead = useIsAdministrator() !== false;
  const isOn = useOperationAvailability(listAutomationRules) === 'on';
  const { data, error, refetch } = useQuery({
    ...buildAllPagesQueryOptions(scope, listAutomationRules),
    enabled: mayRead && isOn,
  });
  const closed = useAccessDenial(error);
  const isReadable = !closed && isOn;
  return (
    <Page title={t(m.automation_rules_test_title)}>
      {closed && <AdministratorsOnlyNotice why={closed} />}
      {!closed && !isOn && (
        <EmptyState title={t(m.automation_rules_list_off_title)} text={t(m.automation_rules_list_off)} />
      )}
      {isReadable && error && <ProblemNotice error={error} purpose="read" onRetry={() => void refetch()} />}
      {isReadable && !error && !data && <LoadingBars heights={[60, 240]} />}
      {isReadable && data?.length === 0 && (
        <EmptyState title={t(m.automation_rules_none)} text={t(m.automation_rules_none_text)} />
      )}
      {isReadable && data && data.length > 0 && <RuleTest rules={data} {...props} />}
    </Page>
  );
}

function parseAsked(text: string): ConversationSearchTerm {
  const number = parseDisplayNumber(normalizeIdentifier(text));
  return number === null ? { identifier: text } : { number };
}

interface RuleTestProps extends SearchProps<RuleTestSearch> {
  readonly rules: readonly AutomationRule[];
}

function RuleTest({ rules, search, onSearchChange }: RuleTestProps) {
  const t = useT();
  const groups = groupRulesByEvent(rules);
  const opened = rules.find(({ id }) => id === search.rule);
  const event = search.event ?? opened?.event_name ?? groups[0]?.[0] ?? '';
  const group = groups.find(([name]) => name === event)?.[1] ?? [];
  const asked = search.conversation ? parseAsked(search.conversation) : null;
  const tested = { rules: group, opened: search.rule };
  return (
    <>
      <RuleTestFields
        events={groups.map(([name]) => name)}
        event={event}
        asked={asked}
        inbox={search.inbox}
        onSearchChange={onSearchChange}
      />
      {asked && (
        <RequestedConversation
          key={search.conversation}
          asked={asked}
          onPick={(number) => onSearchChange({ conversation: String(number) })}
        >
          {(conversation) => <TestedConversation conversation={conversation} {...tested} />}
        </RequestedConversation>
      )}
      {!asked && search.inbox !== undefined && <InboxTest inboxId={search.inbox} {...tested} />}
      {asked || search.inbox !== undefined ? (
        <p className={classes.note}>{t(m.automation_rules_test_note)}</p>
      ) : (
        <EmptyState
          icon={<IconListCheck size={20} aria-hidden />}
          title={t(m.automation_rules_test_none)}
          text={t(m.automation_rules_test_none_text)}
        />
      )}
    </>
  );
}
