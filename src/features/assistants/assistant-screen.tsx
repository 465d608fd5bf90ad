import { Button, Group, Skeleton } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { Page } from '~/ui/page';
import { ProblemNotice } from '~/ui/problem-notice';
import { AssistantBar } from './assistant-bar';
import { kindOf } from './assistant-kind';
import { AssistantNotices } from './assistant-notices';
import { AssistantTabs } from './assistant-tabs';
import classes from './assistants.module.css';
import { type AssistantPart, EditingContext } from './editing-context';
import { NoTenant } from './no-tenant';
import { type ReadAssistant, useAssistant } from './use-assistant';
import { useEditing } from './use-editing';

const PARTS = {
  prompt: lazy(async () => ({ default: (await import('./prompt-tab')).PromptTab })),
  settings: lazy(async () => ({ default: (await import('./settings/settings-tab')).SettingsTab })),
  review: lazy(async () => ({ default: (await import('./review/review-tab')).ReviewTab })),
  applied: lazy(async () => ({ default: (await import('./history/applied-tab')).AppliedTab })),
} as const satisfies Record<AssistantPart, unknown>;

interface AssistantScreenProps {
  readonly assistantId: string;
  readonly role: string | undefined;
  readonly part: AssistantPart;
}

/** One assistant: its prompt and its settings are edited, what changed is reviewed, then applied. */
export function AssistantScreen(props: AssistantScreenProps) {
  const { tenant } = useScope();
  if (tenant === null) return <NoTenant />;
  return <Assistant key={`${props.assistantId} ${props.role}`} {...props} />;
}

function Assistant({ assistantId, role, part }: AssistantScreenProps) {
  const t = useT();
  const reading = useAssistant(assistantId, role);
  switch (reading.step) {
    case 'reading':
      return (
        <Page title={assistantId}>
          <Skeleton height={240} aria-label={t(m.common_loading)} />
        </Page>
      );
    case 'failed':
      return (
        <Page title={assistantId}>
          <ProblemNotice error={reading.error} purpose="read">
            <Group gap="xs">
              <Button variant="default" onClick={reading.again}>
                {t(m.common_retry)}
              </Button>
              {role !== undefined && <WithoutRole assistantId={assistantId} role={role} />}
            </Group>
          </ProblemNotice>
        </Page>
      );
    case 'off':
    case 'read':
      return (
        <Editing
          assistantId={assistantId}
          role={role}
          part={part}
          reading={reading.step === 'read' ? reading : null}
        />
      );
  }
}

function Editing(props: AssistantScreenProps & { readonly reading: ReadAssistant | null }) {
  const t = useT();
  const { assistantId, role, part, reading } = props;
  const kind = reading ? kindOf(reading.assistant) : 'unknown';
  const editing = useEditing(assistantId, role, part, reading, kind);
  const name = reading?.assistant.name ?? assistantId;
  const Part = PARTS[part];
  return (
    <EditingContext value={editing}>
      <Page isTitleHidden title={name}>
        <div className={classes.head}>
          <AssistantBar name={name} />
          <AssistantTabs />
        </div>
        <AssistantNotices />
        <Suspense fallback={<Skeleton height={240} aria-label={t(m.common_loading)} />}>
          <Part />
        </Suspense>
      </Page>
    </EditingContext>
  );
}

/** A pair's other half may answer in another role only. */
function WithoutRole({ assistantId, role }: { readonly assistantId: string; readonly role: string }) {
  const t = useT();
  const { slug } = useScope();
  return (
    <Link
      to="/$workspace/assistants/$assistantId/{-$part}"
      params={{ workspace: slug, assistantId }}
      search={{}}
    >
      {t(m.assistants_without_role, { role })}
    </Link>
  );
}
