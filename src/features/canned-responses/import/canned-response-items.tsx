import { Menu } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { RunningReading } from '~/records/use-reading';
import { useScope } from '~/session/scope-context';
import { ButtonMenu } from '~/ui/button-menu';
import type { MenuOfButton } from '~/ui/menu-button';
import { saveFile } from '~/ui/save-file';
import { byShortCode, readAllResponses } from './all-responses';
import { toCsv, toJson } from './write-export';

interface CannedResponseItemsProps extends MenuOfButton {
  /** What the list is searched for; empty where it shows all. */
  readonly search: string;
  readonly reading: RunningReading;
}

/** The ways to work on many at once: folders, a file in, and all canned responses, or what the search finds, as a file. */
export function CannedResponseItems({ search, reading, ...menu }: CannedResponseItemsProps) {
  const t = useT();
  const scope = useScope();
  const params = { workspace: scope.slug };

  const save = (format: 'csv' | 'json', term: string) =>
    reading.start(
      (tools) => readAllResponses(scope, tools, term),
      (found) => {
        const all = found.toSorted(byShortCode);
        const day = new Date().toISOString().slice(0, 10);
        const name = `canned-responses-${scope.slug}-${day}.${format}`;
        if (format === 'csv') saveFile(name, toCsv(all), 'text/csv');
        else saveFile(name, toJson(all), 'application/json');
      },
    );

  return (
    <ButtonMenu {...menu} look={{ position: 'bottom-end' }}>
      <Menu.Item
        renderRoot={(props) => <Link {...props} to="/$workspace/canned-responses/folders" params={params} />}
      >
        {t(m.canned_responses_import_folders)}
      </Menu.Item>
      <Menu.Item
        renderRoot={(props) => <Link {...props} to="/$workspace/canned-responses/import" params={params} />}
      >
        {t(m.common_import)}
      </Menu.Item>
      <Menu.Divider />
      <Menu.Label>{t(m.canned_responses_import_export)}</Menu.Label>
      {search !== '' && (
        <>
          <Menu.Item onClick={() => void save('csv', search)}>
            {t(m.canned_responses_import_export_found_csv)}
          </Menu.Item>
          <Menu.Item onClick={() => void save('json', search)}>
            {t(m.canned_responses_import_export_found_json)}
          </Menu.Item>
        </>
      )}
      <Menu.Item onClick={() => void save('csv', '')}>{t(m.canned_responses_import_export_csv)}</Menu.Item>
      <Menu.Item onClick={() => void save('json', '')}>{t(m.canned_responses_import_export_json)}</Menu.Item>
    </ButtonMenu>
  );
}
