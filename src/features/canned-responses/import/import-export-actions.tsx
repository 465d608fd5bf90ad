import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { RunningReading } from '~/records/use-reading';
import { useScope } from '~/session/scope-context';
import { MenuButton } from '~/ui/menu-button';
import { ExportItems } from '../lazy-dialogs';

interface ImportExportActionsProps {
  readonly search: string;
  readonly reading: RunningReading;
}

/** The ways to work on many at once: folders, a file in, a file out. */
export function ImportExportActions({ search, reading }: ImportExportActionsProps) {
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
        {t(m.common_import)}
      </Button>
      <MenuButton
        part={ExportItems}
        menu={(menu) => <ExportItems {...menu} search={search} reading={reading} />}
      >
        {(target) => (
          <Button {...target} variant="default" loading={reading.state.step === 'reading'}>
            {t(m.canned_responses_import_export)}
          </Button>
        )}
      </MenuButton>
    </>
  );
}
