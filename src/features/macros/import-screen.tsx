import { Alert, Button, FileButton, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { readAllPages } from '~/api/http/all-pages';
import { type ApiError, isApiError } from '~/api/http/api-error';
import { listMacros } from '~/api/macros';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useIsAdministrator, useScope } from '~/session/scope-context';
import { useDeskTargets } from '~/session/use-desk-targets';
import { Page } from '~/ui/page';
import { ProblemNotice } from '~/ui/problem-notice';
import { BackLink } from './back-link';
import { ImportPlan } from './import-plan';
import { type PlanRow, planOf, readFile } from './transfer';

type State =
  | { readonly step: 'choosing' }
  | { readonly step: 'reading' }
  | { readonly step: 'no-file'; readonly name: string }
  | { readonly step: 'failed'; readonly error: ApiError }
  | {
      readonly step: 'planned';
      readonly plan: readonly PlanRow[];
      readonly name: string;
      readonly at: number;
    };

/** From a file to a plan; nothing is written before somebody has seen it. */
export function ImportScreen() {
  const t = useT();
  const scope = useScope();
  const targets = useDeskTargets();
  const isAgent = useIsAdministrator() === false;
  const [state, setState] = useState<State>({ step: 'choosing' });
  const plan = async (file: File | null) => {
    if (!file) return;
    setState({ step: 'reading' });
    const came = readFile(await file.text());
    if (!came) return setState({ step: 'no-file', name: file.name });
    try {
      const existing = await readAllPages(scope, listMacros);
      const rows = planOf(came, existing, targets);
      setState({ step: 'planned', plan: rows, name: file.name, at: Date.now() });
    } catch (error) {
      if (!isApiError(error)) throw error;
      setState({ step: 'failed', error });
    }
  };
  const isPlanned = state.step === 'planned';
  return (
    <Page title={t(m.macros_import_title)} description={<BackLink />}>
      <Stack gap="md" align="stretch">
        <Text size="sm">{t(m.macros_import_text)}</Text>
        {isAgent && (
          <Text size="sm" role="note">
            {t(m.macros_personal_for_agent)}
          </Text>
        )}
        {!(targets.labels && targets.teams && targets.agents) && (
          <Text size="sm" role="note">
            {t(m.macros_import_lists_missing)}
          </Text>
        )}
        <Group>
          <FileButton
            onChange={(file) => void plan(file)}
            accept="application/json,.json"
            inputProps={{ 'aria-label': t(m.macros_choose_file) }}
          >
            {(props) => (
              <Button
                {...props}
                variant={isPlanned ? 'default' : 'filled'}
                loading={state.step === 'reading'}
              >
                {t(isPlanned ? m.macros_choose_other_file : m.macros_choose_file)}
              </Button>
            )}
          </FileButton>
        </Group>
        {state.step === 'no-file' && (
          <Alert color="red" role="alert">
            {t(m.macros_no_such_file, { name: state.name })}
          </Alert>
        )}
        {state.step === 'failed' && <ProblemNotice error={state.error} purpose="read" />}
        {isPlanned && <ImportPlan key={state.at} plan={state.plan} fileName={state.name} />}
      </Stack>
    </Page>
  );
}
