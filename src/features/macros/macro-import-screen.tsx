import { Alert, Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import { readAllPages } from '~/api/http/all-pages';
import { type ApiError, isApiError } from '~/api/http/api-error';
import { listMacros } from '~/api/macros';
import { useActionTargets } from '~/domain/use-action-targets';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useIsAdministrator, useScope } from '~/session/scope-context';
import { Page } from '~/ui/page';
import { ProblemNotice } from '~/ui/problem-notice';
import { BackLink } from './back-link';
import { MacroImportPlan } from './macro-import-plan';
import { importPlanOf, type MacroPlanRow, readFile } from './transfer';

type State =
  | { readonly step: 'choosing' }
  | { readonly step: 'reading' }
  | { readonly step: 'no-file' | 'unreadable'; readonly name: string }
  | { readonly step: 'failed'; readonly error: ApiError }
  | {
      readonly step: 'planned';
      readonly plan: readonly MacroPlanRow[];
      readonly name: string;
    };

/** From a file to a plan; nothing is written before somebody has seen it. */
export function MacroImportScreen() {
  const t = useT();
  const scope = useScope();
  const targets = useActionTargets();
  const isAgent = useIsAdministrator() === false;
  const [state, setState] = useState<State>({ step: 'choosing' });
  const reset = useRef<() => void>(null);
  const plan = async (file: File | null) => {
    if (!file) return;
    // The same file can be chosen again, once it was corrected.
    reset.current?.();
    const { name } = file;
    setState({ step: 'reading' });
    const text = await file.text().catch(() => null);
    if (text === null) return setState({ step: 'unreadable', name });
    const came = readFile(text);
    if (!came) return setState({ step: 'no-file', name });
    try {
      const existing = await readAllPages(scope, listMacros);
      const rows = importPlanOf(came, existing, targets);
      setState({ step: 'planned', plan: rows, name });
    } catch (error) {
      if (!isApiError(error)) throw error;
      setState({ step: 'failed', error });
    }
  };
  return (
    <Page title={t(m.macros_import_title)} description={<BackLink />}>
      <Stack gap="md" align="stretch">
        <Text size="sm">{t(m.macros_import_text)}</Text>
        {isAgent && (
          <Text size="sm" role="note">
            {t(m.macros_import_personal_for_agent)}
          </Text>
        )}
        {!(targets.labels && targets.teams && targets.agents) && (
          <Text size="sm" role="note">
            {t(m.macros_import_lists_missing)}
          </Text>
        )}
        {state.step !== 'planned' && (
          <Group>
            <FileButton
              onChange={(file) => void plan(file)}
              resetRef={reset}
              accept="application/json,.json"
              inputProps={{ 'aria-label': t(m.macros_choose_file) }}
            >
              {(props) => (
                <Button {...props} loading={state.step === 'reading'}>
                  {t(m.macros_choose_file)}
                </Button>
              )}
            </FileButton>
          </Group>
        )}
        {state.step === 'no-file' && (
          <Alert color="red" role="alert">
            {t(m.macros_no_such_file, { name: state.name })}
          </Alert>
        )}
        {state.step === 'unreadable' && (
          <Alert color="red" role="alert">
            {t(m.macros_file_unreadable, { name: state.name })}
          </Alert>
        )}
        {state.step === 'failed' && <ProblemNotice error={state.error} purpose="read" />}
        {state.step === 'planned' && (
          <MacroImportPlan
            plan={state.plan}
            fileName={state.name}
            onAnother={() => setState({ step: 'choosing' })}
          />
        )}
      </Stack>
    </Page>
  );
}
