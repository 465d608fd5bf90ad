import { Menu } from '@mantine/core';
import { IconFileExport, IconFileImport, IconZoomScan } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { readAllPages } from '~/api/http/all-pages';
import { listMacros } from '~/api/macros';
import { useActionTargets } from '~/domain/use-action-targets';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { RunningReading } from '~/records/use-reading';
import { useScope } from '~/session/scope-context';
import { ButtonMenu } from '~/ui/button-menu';
import type { MenuOfButton } from '~/ui/menu-button';
import { saveFile } from '~/ui/save-file';
import { toFile } from './transfer';

interface MacroItemsProps extends MenuOfButton {
  readonly search: { readonly search?: string | undefined; readonly sort?: string | undefined };
  readonly reading: RunningReading;
}

/** Macros to and from a file, all pages of the list; and who names what. */
export function MacroItems({ search: { search, sort }, reading, ...menu }: MacroItemsProps) {
  const t = useT();
  const scope = useScope();
  const params = { workspace: scope.slug };
  const targets = useActionTargets();
  const save = () =>
    reading.start(
      (tools) => readAllPages(scope, listMacros, { query: { search, sort } }, tools),
      (macros) => saveFile(`macros-${scope.slug}.json`, toFile(macros, targets)),
    );
  return (
    <ButtonMenu {...menu} look={{ position: 'bottom-end' }}>
      <Menu.Item leftSection={<IconFileExport size={16} aria-hidden />} onClick={() => void save()}>
        {t(search ? m.macros_export_found : m.macros_export)}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconFileImport size={16} aria-hidden />}
        renderRoot={(props) => <Link {...props} to="/$workspace/macros/import" params={params} />}
      >
        {t(m.macros_import)}
      </Menu.Item>
      <Menu.Item
        leftSection={<IconZoomScan size={16} aria-hidden />}
        renderRoot={(props) => <Link {...props} to="/$workspace/used-by" params={params} />}
      >
        {t(m.uses_title)}
      </Menu.Item>
    </ButtonMenu>
  );
}
