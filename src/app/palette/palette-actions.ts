// Palette entries that aren't records: pages, actions that create records, and the type of all entries.
import { IconHistory, IconListSearch, IconPlus, type IconProps, IconSettings } from '@tabler/icons-react';
import { linkOptions, type NavigateOptions } from '@tanstack/react-router';
import { type ComponentType, useSyncExternalStore } from 'react';
import { getOperationAvailability, operationAvailability } from '~/api/http/operation-availability';
import type { Portal } from '~/api/portals';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { CreateDialogAction } from '~/resources/define-resource';
import { RESOURCES } from '~/resources/resources';
import { useIsAdministrator, useScope } from '~/session/scope-context';
import { NAV_ITEMS } from '../frame/nav-items';

/** A dialog that the palette opens over the page. */
export type PaletteDialogTarget = Pick<CreateDialogAction, 'dialog'>;

/** A command that is performed without leaving the page. */
interface PaletteCommand {
  readonly act: (showDialog: (dialog: PaletteDialogTarget) => void) => unknown;
}

/** The page or dialog that an entry opens, or the command that it performs. */
export type PaletteTarget = NavigateOptions | PaletteDialogTarget | PaletteCommand;

/** A palette entry that isn't a record: a page or an action. */
export interface PaletteEntry {
  readonly id: string;
  readonly label: string;
  readonly icon: ComponentType<IconProps>;
  readonly note?: string;
  readonly leadsTo: PaletteTarget;
}

/** Pages that aren't in the navigation. */
const FURTHER_PAGES = [
  { to: '/$workspace/activity', title: m.common_activity, icon: IconHistory },
  { to: '/$workspace/used-by', title: m.uses_title, icon: IconListSearch },
] as const;

/** Returns the pages in the order of the navigation, followed by `FURTHER_PAGES`. */
export function usePageEntries(): readonly PaletteEntry[] {
  const t = useT();
  const workspace = useScope().slug;
  const isAdministrator = useIsAdministrator() !== false;
  return [...NAV_ITEMS, ...FURTHER_PAGES]
    .filter((page) => isAdministrator || !('isForAdministrators' in page))
    .map((page) => ({
      id: page.to,
      label: t(page.title),
      icon: 'icon' in page ? page.icon : IconSettings,
      leadsTo: linkOptions({ to: page.to, params: { workspace } }),
    }));
}

/**
 * Returns the create actions that the user is allowed to perform. Kinds of records that belong to portals have one
 * action per portal.
 */
export function useCreateActions(portals: readonly Portal[]): readonly PaletteEntry[] {
  const t = useT();
  const scope = useScope();
  const isAdministrator = useIsAdministrator() !== false;
  // Joins the operation names to a string, because `useSyncExternalStore` requires an equal value while nothing
  // changes.
  const unavailable = useSyncExternalStore(operationAvailability.subscribe, () =>
    RESOURCES.filter(
      ({ create }) => create?.operation && getOperationAvailability(create.operation, scope) !== 'on',
    )
      .map(({ kind }) => kind)
      .join(' '),
  ).split(' ');
  return RESOURCES.flatMap(({ kind, create }) => {
    if (!create || (create.needsAdministrator && !isAdministrator) || unavailable.includes(kind)) return [];
    const toGoal = (portalSlug: string, note?: string): PaletteEntry => ({
      id: `create ${kind} ${portalSlug}`,
      label: t(create.label),
      icon: IconPlus,
      leadsTo: 'page' in create ? create.page(scope.slug, portalSlug) : create,
      ...(note !== undefined && { note }),
    });
    if (!create.isInPortal) return [toGoal('')];
    return portals.filter(({ archived }) => !archived).map(({ slug, name }) => toGoal(slug, name));
  });
}
