import { Alert, Button, Group, Stack } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { LoadStatus } from '~/records/list/load-status';
import { DropZone } from '~/ui/form/drop-zone';
import { Page } from '~/ui/page/page';
import { ImportColumnsForm } from './import-columns-form';
import { ImportRun } from './import-run';
import { describeFileProblem } from './row-labels';
import { type ImportPlanState, useImportPlan } from './use-import-plan';

/** Imports canned responses from a file, with a preview of each row. */
export function CannedResponseImportScreen() {
  const t = useT();
  const { state, open, mapColumns, stop, restart } = useImportPlan();
  if (state.step === 'planned')
    return <ImportRun key={state.plan.runKey} plan={state.plan} onAnother={restart} />;
  return (
    // Remounts the page for the next step, so that the focus moves to its heading.
    <Page
      key={String(state.step === 'columns')}
      title={t(m.common_import)}
      documentTitle={t(m.canned_responses_import_title)}
    >
      {state.step === 'columns' ? (
        <ImportColumnsForm
          file={state.unmapped}
          reading={state.reading}
          onSubmit={(columns) => void mapColumns(state.unmapped, columns)}
          onStop={stop}
          onAnother={restart}
        />
      ) : (
        <Choosing state={state} onFile={(file) => void open(file)} onStop={stop} />
      )}
    </Page>
  );
}

interface ChoosingProps {
  readonly state: Exclude<ImportPlanState, { step: 'planned' | 'columns' }>;
  readonly onFile: (file: File) => void;
  readonly onStop: () => void;
}

function Choosing({ state, onFile, onStop }: ChoosingProps) {
  const t = useT();
  const isReading = state.step === 'choosing' && state.reading.step === 'reading';
  return (
    <Stack gap="md" w="100%" maw={512} mx="auto" pt="lg">
      <DropZone
        isPrimary
        accept=".csv,.tsv,.txt,.json,text/csv,application/json"
        hint={
          <>
            {t(m.canned_responses_import_csv)} <code>short_code, content</code>
            <br />
            {t(m.canned_responses_import_json)} <code>{'[{"short_code": "…", "content": "…"}]'}</code>
            <br />
            {t(m.canned_responses_import_intro)}
          </>
        }
        disabled={isReading}
        onFile={onFile}
      />
      {state.step === 'unusable' && (
        <Alert
          color="red"
          role="alert"
          title={t(m.canned_responses_import_unusable, { name: state.fileName })}
        >
          {describeFileProblem(t, state.why)}
        </Alert>
      )}
      {state.step === 'choosing' && <LoadStatus state={state.reading} onStop={onStop} />}
      {state.step === 'choosing' && state.reading.step === 'failed' && state.file && (
        <Group>
          <Button variant="default" onClick={() => state.file && onFile(state.file)}>
            {t(m.common_retry)}
          </Button>
        </Group>
      )}
    </Stack>
  );
}
