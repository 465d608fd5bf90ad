import { Button } from '@mantine/core';
import { IconFileExport } from '@tabler/icons-react';
import { useState } from 'react';
import { readAllPages } from '~/api/http/all-pages';
import { isApiError } from '~/api/http/api-error';
import { listMacros } from '~/api/macros';
import { useActionTargets } from '~/domain/use-action-targets';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { problemSentence } from '~/ui/problem-sentence';
import { saveFile } from '~/ui/save-file';
import { showProblem } from '~/ui/toast';
import { toFile } from './transfer';

interface ExportButtonProps {
  readonly search: { readonly search?: string | undefined; readonly sort?: string | undefined };
}

/** Saves every macro of the list, all pages of it, as a file. */
export function ExportButton({ search: { search, sort } }: ExportButtonProps) {
  const t = useT();
  const scope = useScope();
  const targets = useActionTargets();
  const [pending, setPending] = useState(false);
  const save = async () => {
    try {
      const macros = await readAllPages(scope, listMacros, { query: { search, sort } });
      saveFile(`macros-${scope.slug}.json`, toFile(macros, targets));
    } catch (error) {
      if (!isApiError(error)) throw error;
      const { title, text } = problemSentence(t, error, 'read');
      showProblem({ title, message: text });
    }
  };
  return (
    <Button
      variant="default"
      loading={pending}
      leftSection={<IconFileExport size={16} aria-hidden />}
      onClick={() => {
        setPending(true);
        void save().finally(() => setPending(false));
      }}
    >
      {t(search ? m.macros_export_found : m.macros_export)}
    </Button>
  );
}
