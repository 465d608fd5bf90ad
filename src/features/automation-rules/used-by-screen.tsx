import { Anchor, Button, Group, List, Select, Stack, Text, TextInput, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { listAutomationRules } from '~/api/automation-rules';
import { allPagesOptions } from '~/api/http/all-pages';
import { listMacros } from '~/api/macros';
import { type ActionTargets, useActionTargets } from '~/domain/use-action-targets';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useIsAdministrator, useScope } from '~/session/scope-context';
import { useAvailability } from '~/session/use-availability';
import { Filter, Filters } from '~/ui/filters';
import { longChoices } from '~/ui/long-choices';
import { Page } from '~/ui/page';
import { ProblemNotice } from '~/ui/problem-notice';
import { AdministratorsOnly, useClosed } from './administrators-only';
import { type Mention, mentionInAction, mentionInCondition, type Target } from './mentions';

const KINDS = ['label', 'team', 'agent'] as const;

export interface UsedBySearch {
  readonly kind?: (typeof KINDS)[number] | undefined;
  /** The label's title, or the team's or agent's number. */
  readonly target?: string | undefined;
}

interface UsedByScreenProps {
  readonly search: UsedBySearch;
  readonly onSearchChange: (change: UsedBySearch) => void;
}

/** What the address names, or null where it names nothing. */
function targetOf({ kind = 'label', target }: UsedBySearch, { teams, agents }: ActionTargets): Target | null {
  if (!target) return null;
  if (kind === 'label') return { kind, title: target };
  const id = Number(target);
  if (!Number.isSafeInteger(id) || id < 1) return null;
  const name = (kind === 'team' ? teams : agents)?.find((one) => one.id === id)?.name ?? null;
  return { kind, id, name };
}

/** From a label, team or agent to every macro and automation rule that names it, in whatever shape. */
export function UsedByScreen({ search, onSearchChange }: UsedByScreenProps) {
  const t = useT();
  const targets = useActionTargets();
  const { kind = 'label' } = search;
  const target = targetOf(search, targets);
  const titles = {
    label: t(m.common_label),
    team: t(m.common_team),
    agent: t(m.automation_rules_kind_agent),
  };
  return (
    <Page title={t(m.automation_rules_used_by)} description={t(m.automation_rules_used_by_text)}>
      <Filters>
        <Filter
          label={t(m.automation_rules_kind)}
          value={kind}
          data={KINDS.map((value) => ({ value, label: titles[value] }))}
          onChange={(event) =>
            onSearchChange({
              kind: KINDS.find((one) => one === event.currentTarget.value),
              target: undefined,
            })
          }
        />
        <TargetField
          key={`${kind} ${search.target ?? ''}`}
          label={titles[kind]}
          targets={targets}
          kind={kind}
          value={search.target}
          onChange={(value) => onSearchChange({ kind, target: value })}
        />
      </Filters>
      {target && (
        <Stack gap="lg">
          <MacrosNaming target={target} />
          <RulesNaming target={target} />
        </Stack>
      )}
    </Page>
  );
}

interface TargetFieldProps {
  readonly label: string;
  readonly targets: ActionTargets;
  readonly kind: (typeof KINDS)[number];
  readonly value: string | undefined;
  readonly onChange: (value: string) => void;
}

function optionsOf(kind: (typeof KINDS)[number], { labels, teams, agents }: ActionTargets) {
  if (kind === 'label') return labels?.map(({ title }) => ({ value: title, label: title }));
  return (kind === 'team' ? teams : agents)?.map(({ id, name }) => ({ value: String(id), label: name }));
}

/** A choice where there is a list; also one that is gone can be asked for, by typing it. */
function TargetField({ label, targets, kind, value, onChange }: TargetFieldProps) {
  const t = useT();
  const [typed, setTyped] = useState(value ?? '');
  const options = optionsOf(kind, targets);
  const isNoNumber = kind !== 'label' && typed.trim() !== '' && !/^[1-9]\d{0,14}$/.test(typed.trim());
  const isOther = value !== undefined && !options?.some((option) => option.value === value);
  return (
    <>
      {options && (
        <Select
          label={label}
          {...longChoices}
          allowDeselect={false}
          value={value ?? null}
          data={isOther ? [...options, { value, label: value }] : options}
          onChange={(next) => {
            if (next !== null) onChange(next);
          }}
        />
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (typed.trim() !== '') onChange(typed.trim());
        }}
      >
        <Group align="flex-end" gap="xs">
          <TextInput
            label={t(kind === 'label' ? m.automation_rules_typed_title : m.automation_rules_typed_number)}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            error={isNoNumber && t(m.automation_rules_typed_no_number)}
          />
          <Button type="submit" variant="default">
            {t(m.automation_rules_look_up)}
          </Button>
        </Group>
      </form>
    </>
  );
}

interface Found {
  readonly id: number;
  readonly name: string;
  readonly mention: Mention;
}

const strongest = (mentions: readonly (Mention | null)[]): Mention | null =>
  mentions.includes('names') ? 'names' : (mentions.find((one) => one !== null) ?? null);

function MacrosNaming({ target }: { readonly target: Target }) {
  const t = useT();
  const { data, error } = useQuery(allPagesOptions(useScope(), listMacros));
  const found = data?.flatMap(({ id, name, actions }): Found[] => {
    const mention = strongest(actions.map((action) => mentionInAction(action, target)));
    return mention ? [{ id, name, mention }] : [];
  });
  return (
    <section aria-label={t(m.frame_macros)}>
      <Title order={2} size="h4" mb="xs">
        {t(m.frame_macros)}
      </Title>
      {error && <ProblemNotice error={error} purpose="read" />}
      <FoundList found={found} kind="macros" isFailed={error !== null} />
      <Text size="sm" c="dimmed" mt="xs">
        {t(m.automation_rules_others_macros)}
      </Text>
    </section>
  );
}

function RulesNaming({ target }: { readonly target: Target }) {
  const t = useT();
  const mayRead = useIsAdministrator() !== false;
  const isOn = useAvailability(listAutomationRules) === 'on';
  const query = allPagesOptions(useScope(), listAutomationRules);
  const { data, error } = useQuery({ ...query, enabled: mayRead && isOn });
  const closed = useClosed(error);
  const found = data?.flatMap(({ id, name, conditions, actions }): Found[] => {
    const mention = strongest([
      ...conditions.map((condition) => mentionInCondition(condition, target)),
      ...actions.map((action) => mentionInAction(action, target)),
    ]);
    return mention ? [{ id, name, mention }] : [];
  });
  return (
    <section aria-label={t(m.frame_automation_rules)}>
      <Title order={2} size="h4" mb="xs">
        {t(m.frame_automation_rules)}
      </Title>
      {closed && <AdministratorsOnly why={closed} />}
      {!closed && !isOn && <Text size="sm">{t(m.automation_rules_list_off_title)}</Text>}
      {!closed && error && <ProblemNotice error={error} purpose="read" />}
      {!closed && isOn && <FoundList found={found} kind="automation-rules" isFailed={error !== null} />}
    </section>
  );
}

interface FoundListProps {
  readonly found: readonly Found[] | undefined;
  readonly kind: 'macros' | 'automation-rules';
  readonly isFailed: boolean;
}

function FoundList({ found, kind, isFailed }: FoundListProps) {
  const t = useT();
  const workspace = useScope().slug;
  if (!found) return isFailed ? null : <Text size="sm">{t(m.common_loading)}</Text>;
  if (found.length === 0) return <Text size="sm">{t(m.automation_rules_named_nowhere)}</Text>;
  return (
    <List size="sm">
      {found.map(({ id, name, mention }) => (
        <List.Item key={id}>
          <Anchor
            size="sm"
            className="raw-text"
            renderRoot={(props) =>
              kind === 'macros' ? (
                <Link
                  {...props}
                  to="/$workspace/macros/$macroId"
                  params={{ workspace, macroId: String(id) }}
                />
              ) : (
                <Link
                  {...props}
                  to="/$workspace/automation-rules/$ruleId"
                  params={{ workspace, ruleId: String(id) }}
                />
              )
            }
          >
            {name}
          </Anchor>
          {mention === 'may-name' && (
            <Text span size="sm" c="dimmed">
              {' '}
              {t(m.automation_rules_may_name)}
            </Text>
          )}
        </List.Item>
      ))}
    </List>
  );
}
