import { Alert, Button, Code, Group, List, Stack, Text } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { ReadingStatus } from '~/records/list/reading-status';
import { ChooseFile } from '~/ui/form/choose-file';
import { Page } from '~/ui/page/page';
import { ImportRun } from './import-run';
import { fileWords } from './row-words';
import { type PlanState, usePlan } from './use-plan';

/** Canned responses from a file: what it would do is shown first, row by row. */
export function CannedImportScreen() {
  const t = useT();
  const { state, open, stop, restart } = usePlan();
  return (
    <Page title={t(m.canned_responses_import_title)}>
      {state.step === 'planned' ? (
        <ImportRun key={state.plan.runKey} plan={state.plan} onAnother={restart} />
      ) : (
        <Choosing state={state} onFile={(file) => void open(file)} onStop={stop} />
      )}
    </Page>
  );
}

interface ChoosingProps {
  readonly state: Exclude<PlanState, { step: 'planned' }>;
  readonly onFile: (file: File) => void;
  readonly onStop: () => void;
}

function Choosing({ state, onFile, onStop }: ChoosingProps) {
  const t = useT();
  const isReading = state.step === 'choosing' && state.reading.step === 'reading';
  return (
    <Stack gap="md" maw={720}>
      <Text size="sm">{t(m.canned_responses_import_intro)}</Text>
      <List size="sm">
        <List.Item>
          {t(m.canned_responses_import_csv)} <Code>short_code,content</Code>
        </List.Item>
        <List.Item>
          {t(m.canned_responses_import_json)} <Code>{'[{"short_code": "…", "content": "…"}]'}</Code>
        </List.Item>
      </List>
      <Group>
        <ChooseFile
          label={t(m.common_choose_file)}
          accept=".csv,.tsv,.txt,.json,text/csv,application/json"
          loading={isReading}
          disabled={isReading}
          onFile={onFile}
        />
      </Group>
      {state.step === 'unusable' && (
        <Alert
          color="red"
          role="alert"
          title={t(m.canned_responses_import_unusable, { name: state.fileName })}
        >
          {fileWords(t, state.why)}
        </Alert>
      )}
      {state.step === 'choosing' && <ReadingStatus state={state.reading} onStop={onStop} />}
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
