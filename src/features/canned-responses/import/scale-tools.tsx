import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { ApiError } from '~/api/http/api-error';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { ExportMenu } from './export-menu';

interface ScaleToolsProps {
  readonly search: string;
  readonly onExportFailed: (error: ApiError | null) => void;
}

/** The ways to work on many at once: folders, a file in, a file out. */
export function ScaleTools({ search, onExportFailed }: ScaleToolsProps) {
  const t = useT();
  const params = { workspace: useScope().slug };
  return (
    <>
      <Button
        variant="default"
        renderRoot={(props) => <Link {...props} to="/$workspace/canned-responses/folders" params={params} />}
      >
        {t(m.canned_responses_import_folders)}
      </Button>
      <Button
        variant="default"
        renderRoot={(props) => <Link {...props} to="/$workspace/canned-responses/import" params={params} />}
      >
        {t(m.canned_responses_import_import)}
      </Button>
      <ExportMenu search={search} onFailed={onExportFailed} />
    </>
  );
}
