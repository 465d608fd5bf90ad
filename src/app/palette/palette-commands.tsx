// Palette entries that perform a command: change the appearance, language, row height or workspace, export, import or
// sign out.
import { useMantineColorScheme } from '@mantine/core';
import {
  IconBaselineDensityMedium,
  IconBaselineDensitySmall,
  IconDownload,
  IconFileImport,
  IconLanguage,
  IconLogout,
  IconSwitchHorizontal,
} from '@tabler/icons-react';
import { linkOptions } from '@tanstack/react-router';
import { useState, useSyncExternalStore } from 'react';
import { LOCALE_NAMES, LOCALES, locale } from '~/i18n/locale';
import * as m from '~/i18n/messages';
import { useLocale, useT } from '~/i18n/use-t';
import { type ViewMenuCommand, viewMenuCommand } from '~/records/list/view-menu-command';
import { useScope, useSession } from '~/session/scope-context';
import { listWorkspaces, listWorkspacesOnOtherInstances } from '~/session/session';
import { startPage } from '~/session/start-page';
import { COLOR_SCHEMES } from '../frame/schemes';
import { SignOutDialog } from '../session/sign-out-dialog';
import { trySignOut } from '../session/try-sign-out';
import type { PaletteEntry } from './palette-actions';

const joinLabel = (setting: string, value: string) => `${setting}: ${value}`;

/** Returns the commands to select another appearance or language. */
function useSettingCommands(): readonly PaletteEntry[] {
  const t = useT();
  const language = useLocale();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return [
    ...COLOR_SCHEMES.filter(({ value }) => value !== colorScheme).map(({ value, title, icon }) => ({
      id: `theme ${value}`,
      label: joinLabel(t(m.frame_theme), t(title)),
      icon,
      leadsTo: { act: () => setColorScheme(value) },
    })),
    ...LOCALES.filter((value) => value !== language).map((value) => ({
      id: `language ${value}`,
      label: joinLabel(t(m.common_language), LOCALE_NAMES[value]),
      icon: IconLanguage,
      leadsTo: { act: () => locale.set(value) },
    })),
  ];
}

/** Returns the commands for the list on screen: its row height and its export. */
function useListCommands(): readonly PaletteEntry[] {
  const t = useT();
  // Looks for the button only once, because the list doesn't change while the palette is open.
  const [menuButton] = useState(() =>
    document.querySelector<HTMLElement>(`main button[aria-label="${t(m.records_view)}"]`),
  );
  // False in narrow windows, which show cards instead of rows and have no row height.
  const [hasRows] = useState(() => window.matchMedia('(min-width: 40em)').matches);
  if (!menuButton) return [];
  const toEntry = (command: ViewMenuCommand, icon: PaletteEntry['icon'], label: string) => ({
    id: `list ${command}`,
    label,
    icon,
    leadsTo: {
      act: () => {
        viewMenuCommand.set({ command, button: menuButton });
        // Opens the view menu, because the command is implemented in the menu's component.
        menuButton.click();
      },
    },
  });
  const rows = t(m.records_rows);
  return [
    ...(hasRows
      ? [
          toEntry('comfortable', IconBaselineDensityMedium, joinLabel(rows, t(m.records_rows_comfortable))),
          toEntry('compact', IconBaselineDensitySmall, joinLabel(rows, t(m.records_rows_compact))),
        ]
      : []),
    toEntry(
      'export',
      IconDownload,
      joinLabel(t(m.records_export), t(m.records_export_list, { format: 'CSV' })),
    ),
  ];
}

/** Returns the commands to switch to another workspace and to sign out. */
function useSessionCommands(): readonly PaletteEntry[] {
  const t = useT();
  const scope = useScope();
  const state = useSession();
  const to = useSyncExternalStore(startPage.subscribe, startPage.get);
  if (state.step === 'signed-out') return [];
  const { person } = state;
  const others = [...listWorkspaces(person), ...listWorkspacesOnOtherInstances(person)].filter(
    ({ slug }) => slug !== scope.slug,
  );
  return [
    ...others.map(({ slug, name }) => ({
      id: `workspace ${slug}`,
      label: t(m.session_open, { workspace: name }),
      icon: IconSwitchHorizontal,
      leadsTo: linkOptions({ to, params: { workspace: slug } }),
    })),
    {
      id: 'sign-out',
      label: t(m.session_sign_out),
      icon: IconLogout,
      leadsTo: {
        act: async (showDialog) => {
          const kept = await trySignOut(scope, person.email);
          if (kept)
            showDialog({
              dialog: ({ onClose }) => <SignOutDialog person={person.email} kept={kept} onClose={onClose} />,
            });
        },
      },
    },
  ];
}

/** Returns all commands that are available on the current page. */
export function useCommands(): readonly PaletteEntry[] {
  const t = useT();
  const params = { workspace: useScope().slug };
  const imports = [
    {
      id: 'import canned-response',
      label: t(m.canned_responses_import_title),
      icon: IconFileImport,
      leadsTo: linkOptions({ to: '/$workspace/canned-responses/import', params }),
    },
    {
      id: 'import macro',
      label: t(m.macros_import),
      icon: IconFileImport,
      leadsTo: linkOptions({ to: '/$workspace/macros/import', params }),
    },
  ];
  return [...useListCommands(), ...imports, ...useSettingCommands(), ...useSessionCommands()];
}
