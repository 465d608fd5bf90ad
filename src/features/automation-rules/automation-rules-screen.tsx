import { Anchor, Button, Group, Paper, Stack, Text, Title } from '@mantine/core';
import { IconZoomScan } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type AutomationRule, listAutomationRules } from '~/api/automation-rules';
import { allPagesOptions } from '~/api/http/all-pages';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useIsAdministrator, useScope } from '~/session/scope-context';
import { useAvailability } from '~/session/use-availability';
import { EmptyState } from '~/ui/empty-state';
import { ListView } from '~/ui/list-view';
import { Page } from '~/ui/page';
import { SearchField } from '~/ui/search-field';
import { Tag } from '~/ui/tag';
import { AdministratorsOnly, useClosed } from './administrators-only';
import { byEvent } from './by-event';
import { OpenByNumber } from './open-by-number';
import { eventWord } from './rule-labels';
import { RuleSentences } from './rule-sentences';
import { useRuleNames } from './use-rule-names';

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
          {t(m.automation_rules_used_by)}
        </Button>
      }
    >
      {closed && <AdministratorsOnly why={closed} />}
      {!closed && !isOn && <OpenByNumber />}
      {!closed && isOn && (
        <>
          <Group>
            <SearchField
              label={t(m.automation_rules_search)}
              value={search ?? ''}
              onSearch={(text) => onSearchChange(text || undefined)}
            />
          </Group>
          <Rules all={all} search={search} />
        </>
      )}
    </Page>
  );
}

interface RulesProps {
  readonly all: ReturnType<typeof useQuery<readonly AutomationRule[]>>;
  readonly search: string | undefined;
}

function Rules({ all, search }: RulesProps) {
  const t = useT();
  const names = useRuleNames();
  const wanted = (search ?? '').toLowerCase();
  const found = all.data?.filter(({ name, description }) =>
    `${name} ${description ?? ''}`.toLowerCase().includes(wanted),
  );
  // The list's states are those of every list; only its rows are not a table.
  const query = { ...all, data: found && { data: found } };
  return (
    <ListView
      query={query}
      empty={
        <EmptyState
          title={t(search ? m.automation_rules_none_found : m.automation_rules_none)}
          text={t(search ? m.automation_rules_none_found_text : m.automation_rules_none_text)}
        />
      }
    >
      {({ data }) => (
        <Stack gap="lg">
          {byEvent(data).map(([event, rules]) => (
            <section key={event} aria-label={eventWord(t, event)}>
              <Title order={2} size="h4">
                {eventWord(t, event)}
              </Title>
              <Text size="xs" c="dimmed" mb="xs" className="raw-text">
                {eventWord(t, event) === event ? '' : `${event} · `}
                {t(m.automation_rules_in_order)}
              </Text>
              <Stack component="ol" gap="xs" p={0} m={0} style={{ listStyle: 'none' }}>
                {rules.map((rule) => (
                  <RuleItem key={rule.id} rule={rule} names={names} />
                ))}
              </Stack>
            </section>
          ))}
        </Stack>
      )}
    </ListView>
  );
}

interface RuleItemProps {
  readonly rule: AutomationRule;
  readonly names: ReturnType<typeof useRuleNames>;
}

function RuleItem({ rule, names }: RuleItemProps) {
  const t = useT();
  const scope = useScope();
  const { id, name, description, active, order_id, conditions, actions } = rule;
  return (
    <Paper component="li" withBorder p="sm" aria-label={name}>
      <Stack gap={4}>
        <Group gap="xs">
          <Anchor
            renderRoot={(props) => (
              <Link
                {...props}
                to="/$workspace/automation-rules/$ruleId"
                params={{ workspace: scope.slug, ruleId: String(id) }}
              />
            )}
            size="sm"
            fw={600}
            className="raw-text"
          >
            {order_id}. {name}
          </Anchor>
          <ActiveBadge isActive={active} />
        </Group>
        {description && (
          <Text size="sm" c="dimmed" className="raw-text">
            {description}
          </Text>
        )}
        <RuleSentences conditions={conditions} actions={actions} names={names} />
        {!active && (
          <Text size="sm" c="dimmed">
            {t(m.automation_rules_inactive_text)}
          </Text>
        )}
      </Stack>
    </Paper>
  );
}

export function ActiveBadge({ isActive }: { readonly isActive: boolean }) {
  const t = useT();
  return (
    <Tag tone={isActive ? 'ok' : 'idle'}>
      {t(isActive ? m.automation_rules_active : m.automation_rules_inactive)}
    </Tag>
  );
}
