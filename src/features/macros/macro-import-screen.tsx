import { Alert, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { readAllPages } from '~/api/http/all-pages';
import { listMacros } from '~/api/macros';
import { useActionTargets } from '~/domain/use-action-targets';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { readFileText } from '~/lib/file/read-file-text';
import { LoadStatus } from '~/records/list/load-status';
import { useFullLoad } from '~/records/list/use-full-load';
import { useIsAdministrator, useScope } from '~/session/scope-context';
import { DropZone } from '~/ui/form/drop-zone';
import { getJsonLossWarning } from '~/ui/form/json-loss';
import { Page } from '~/ui/page/page';
import { MacroImportPlan } from './macro-import-plan';
import { type MacroPlanRow, parseMacroFile, planMacroImport } from './transfer';

type State =
  | { readonly step: 'choosing' }
  | { readonly step: 'unusable'; readonly why: string }
  | { readonly step: 'planned'; readonly plan: readonly MacroPlanRow[]; readonly name: string };

/** Imports macros from a file, with a preview of each macro. */
export function MacroImportScreen() {
  const t = useT();
  const scope = useScope();
  const targets = useActionTargets();
  const isAgent = useIsAdministrator() === false;
  const [state, setState] = useState<State>({ step: 'choosing' });
  const reading = useFullLoad();
  const plan = async (file: File) => {
    const { name } = file;
    setState({ step: 'choosing' });
    await reading.start(async (tools): Promise<State> => {
      const text = await readFileText(file);
      if (text === null) return { step: 'unusable', why: t(m.macros_file_unreadable, { name }) };
      const came = parseMacroFile(text);
      if (!came) return { step: 'unusable', why: t(m.macros_not_an_export, { name }) };
      const loss = getJsonLossWarning(t, text);
      if (loss !== null) return { step: 'unusable', why: loss };
      const existing = await readAllPages(scope, listMacros, {}, tools);
      return { step: 'planned', plan: await planMacroImport(came, existing, targets, isAgent), name };
    }, setState);
  };
  const notes = (
    <>
      {isAgent && (
        <Text size="sm" role="note">
          {t(m.macros_import_personal_for_agent)}
        </Text>
      )}
      {Object.values(targets).includes(null) && (
        <Text size="sm" role="note">
          {t(m.macros_import_lists_missing)}
        </Text>
      )}
    </>
  );
  if (state.step === 'planned')
    return (
      <MacroImportPlan
        plan={state.plan}
        fileName={state.name}
        onAnother={() => setState({ step: 'choosing' })}
      >
        {notes}
      </MacroImportPlan>
    );
  return (
    <Page title={t(m.common_import)} documentTitle={t(m.macros_import)}>
      <Stack gap="md" w="100%" maw={512} mx="auto" pt="lg">
        {notes}
        <DropZone
          isPrimary
          accept="application/json,.json"
          hint={t(m.macros_import_text)}
          disabled={reading.state.step === 'reading'}
          onFile={(file) => void plan(file)}
        />
        {state.step === 'unusable' && (
          <Alert color="red" role="alert">
            {state.why}
          </Alert>
        )}
        {state.step === 'choosing' && <LoadStatus state={reading.state} onStop={reading.stop} />}
      </Stack>
    </Page>
  );
}
