import { Button, Menu } from '@mantine/core';
import { useState } from 'react';
import { type ApiError, isApiError } from '~/api/http/api-error';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { paceOf } from './pace';
import { readAll } from './platform-access';
import { saveFile } from './save-file';
import { toCsv, toJson } from './write-export';

interface ExportMenuProps {
  /** What the list is searched for; empty where it shows all. */
  readonly search: string;
  readonly onFailed: (error: ApiError | null) => void;
}

/** All canned responses, or what the search finds, as a file. */
export function ExportMenu({ search, onFailed }: ExportMenuProps) {
  const t = useT();
  const scope = useScope();
  const [pending, setPending] = useState(false);

  async function save(format: 'csv' | 'json', term: string) {
    setPending(true);
    onFailed(null);
    try {
      const pace = paceOf({ signal: new AbortController().signal });
      const all = await readAll(scope, { pace, search: term });
      all.sort((a, b) => a.short_code.localeCompare(b.short_code));
      const day = new Date().toISOString().slice(0, 10);
      const name = `canned-responses-${scope.slug}-${day}.${format}`;
      if (format === 'csv') saveFile(name, toCsv(all), 'text/csv');
      else saveFile(name, toJson(all), 'application/json');
    } catch (error) {
      if (!isApiError(error)) throw error;
      onFailed(error);
    } finally {
      setPending(false);
    }
  }

  return (
    <Menu>
      <Menu.Target>
        <Button variant="default" loading={pending}>
          {t(m.canned_responses_import_export)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
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
        <Menu.Item onClick={() => void save('json', '')}>
          {t(m.canned_responses_import_export_json)}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
