import { Stack, Text } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import type { LazyPart } from '~/ui/page/create-lazy-part';
import { Page } from '~/ui/page/page';
import { BackupHomeLink } from '../backup-home-link';
import type { CompareSearch } from '../compare-search';
import { getWorkspaceName } from '../open-workspaces';
import { ApplyForm } from './apply-form';
import { FinishedApplyCard } from './finished-apply-card';
import { PlanActions, PlanResults } from './plan-results';
import type { ApplyState } from './use-apply';
import { useApplyPlan } from './use-apply-plan';

interface ApplyTabProps {
  readonly applying: ApplyState;
  readonly search: CompareSearch;
  readonly onSearchChange: (change: CompareSearch) => void;
  /** The lazily loaded code of the confirmation dialog that the button opens. */
  readonly opens: LazyPart;
}

/**
 * Applies a backup or another workspace to this account in four steps: selecting the source, loading both sides,
 * planning and writing.
 */
export function ApplyTab({ applying, search, onSearchChange, opens }: ApplyTabProps) {
  const t = useT();
  const { state, reading, settings, applied, read } = applying;
  const target = getWorkspaceName(useScope());
  const planned = useApplyPlan(reading, settings);
  return (
    <Page
      title={planned ? t(m.apply_run_title, { name: target }) : t(m.apply_title)}
      parent={<BackupHomeLink />}
      actions={
        planned && (
          <PlanActions plan={planned.plan} isCurrent={planned.isCurrent} applying={applying} opens={opens} />
        )
      }
    >
      {reading && planned ? (
        <PlanResults
          plan={planned.plan}
          choices={planned.choices}
          reading={reading}
          applying={applying}
          search={search}
          onSearchChange={onSearchChange}
        />
      ) : (
        <Stack gap="md" maw={960} pt="xs">
          {applied && state.step !== 'reading' && (
            <FinishedApplyCard ended={applied} onReadAgain={() => void read(applied.kinds)} />
          )}
          {reading ? (
            <Text size="sm" role="status">
              {t(m.apply_planning)}
            </Text>
          ) : (
            <ApplyForm applying={applying} />
          )}
        </Stack>
      )}
    </Page>
  );
}
