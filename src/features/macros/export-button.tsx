import { Button } from '@mantine/core';
import { IconFileExport } from '@tabler/icons-react';
import { readAllPages } from '~/api/http/all-pages';
import { listMacros } from '~/api/macros';
import { useActionTargets } from '~/domain/use-action-targets';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { RunningReading } from '~/records/use-reading';
import { useScope } from '~/session/scope-context';
import { saveFile } from '~/ui/save-file';
import { toFile } from './transfer';

interface ExportButtonProps {
  readonly search: { readonly search?: string | undefined; readonly sort?: string | undefined };
  readonly reading: RunningReading;
}

/** Saves every macro of the list, all pages of it, as a file. */
export function ExportButton({ search: { search, sort }, reading }: ExportButtonProps) {
  const t = useT();
  const scope = useScope();
  const targets = useActionTargets();
  const save = () =>
    reading.start(
      (tools) => readAllPages(scope, listMacros, { query: { search, sort } }, tools),
      (macros) => saveFile(`macros-${scope.slug}.json`, toFile(macros, targets)),
    );
  return (
    <Button
      variant="default"
      loading={reading.state.step === 'reading'}
      leftSection={<IconFileExport size={16} aria-hidden />}
      onClick={() => void save()}
    >
      {t(search ? m.macros_export_found : m.macros_export)}
    </Button>
  );
}
