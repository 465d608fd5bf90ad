import { Link } from '@tanstack/react-router';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { ProblemNotice } from '~/ui/notice/problem-notice';
import { LoadingBars } from '~/ui/page/loading-bars';
import { Page } from '~/ui/page/page';
import sections from '~/ui/page/sections.module.css';
import { AssistantActions, AssistantStateBadge } from './assistant-head';
import { getAssistantKind } from './assistant-kind';
import { AssistantNotices } from './assistant-notices';
import classes from './assistants.module.css';
import { type AssistantTab, EditingContext, useAssistantEditing } from './editing/editing-context';
import { useEditingState } from './editing/use-editing-state';
import { AppliedEditsTab } from './history/applied-edits-tab';
import { useMarkAppliedEdits } from './history/use-applied-edits';
import { NoTenantNotice } from './no-tenant-notice';
import { PromptTab } from './prompt-tab';
import { ReviewTab } from './review/review-tab';
import { SettingsTab } from './settings/settings-tab';
import { type LoadedAssistant, useAssistant } from './use-assistant';

const PARTS = {
  prompt: PromptTab,
  settings: SettingsTab,
  review: ReviewTab,
  applied: AppliedEditsTab,
} as const satisfies Record<AssistantTab, unknown>;

interface AssistantScreenProps {
  readonly assistantId: string;
  readonly role: string | undefined;
  readonly part: AssistantTab;
}

/** The page of an assistant, where its prompt and settings are edited and the changes reviewed and applied. */
export function AssistantScreen(props: AssistantScreenProps) {
  const { tenant } = useScope();
  if (tenant === null) return <NoTenantNotice />;
  return <Assistant key={`${props.assistantId} ${props.role}`} {...props} />;
}

function Assistant({ assistantId, role, part }: AssistantScreenProps) {
  const reading = useAssistant(assistantId, role);
  switch (reading.step) {
    case 'reading':
      return (
        <Page title={assistantId}>
          <LoadingBars heights={[240]} />
        </Page>
      );
    case 'failed':
      return (
        <Page title={assistantId}>
          <ProblemNotice error={reading.error} purpose="read" onRetry={reading.again}>
            {role !== undefined && <WithoutRole assistantId={assistantId} role={role} />}
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

function Editing(props: AssistantScreenProps & { readonly reading: LoadedAssistant | null }) {
  const { assistantId, role, part, reading } = props;
  const kind = reading ? getAssistantKind(reading.assistant) : 'unknown';
  const editing = useEditingState(assistantId, role, part, reading, kind);
  useMarkAppliedEdits(editing);
  const name = reading?.assistant.name || assistantId;
  const Part = PARTS[part];
  return (
    <EditingContext value={editing}>
      <Page
        title={name}
        badge={<AssistantStateBadge />}
        actions={<AssistantActions />}
        tabs={<AssistantTabs />}
      >
        <AssistantNotices />
        <Part />
      </Page>
    </EditingContext>
  );
}

/**
 * Links to the assistant without the role filter, because the filter may hide the assistant's draft or its published
 * version.
 */
function WithoutRole({ assistantId, role }: { readonly assistantId: string; readonly role: string }) {
  const t = useT();
  const { slug } = useScope();
  return (
    <Link
      to="/$workspace/assistants/$assistantId/{-$part}"
      params={{ workspace: slug, assistantId }}
      search={{}}
    >
      {t(m.assistants_clear_role_filter, { role })}
    </Link>
  );
}

/** The tabs of the assistant's page, with the number of unapplied changes. */
function AssistantTabs() {
  const t = useT();
  const { slug } = useScope();
  const { assistantId, role, changes, isReadOnly } = useAssistantEditing();
  const link = (part: AssistantTab) =>
    ({
      to: '/$workspace/assistants/$assistantId/{-$part}',
      params: { workspace: slug, assistantId, part },
      search: { role },
      className: sections.section,
    }) as const;
  return (
    <nav aria-label={t(m.assistants_tabs)} className={`${sections.sections} ${classes.tabs}`}>
      <Link {...link('prompt')}>{t(m.assistants_prompt)}</Link>
      <Link {...link('settings')}>{t(m.assistants_settings)}</Link>
      {!isReadOnly && (
        <Link {...link('review')}>
          {t(m.assistants_review)}
          {changes.length > 0 && <span className={sections.count}>{changes.length}</span>}
        </Link>
      )}
      <Link {...link('applied')}>{t(m.common_history)}</Link>
    </nav>
  );
}
