import { IconPlugConnected, IconPlus, type IconProps } from '@tabler/icons-react';
import { linkOptions, type NavigateOptions } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { Portal } from '~/api/portals';
import { createTeam } from '~/api/teams';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { CreateAction } from '~/resources/define-resource';
import { RESOURCES } from '~/resources/resources';
import { useIsAdministrator, useScope } from '~/session/scope-context';
import { useAvailability } from '~/session/use-availability';
import { NAV_ITEMS } from '../frame/nav-items';

/** An entry of the palette that isn't a record: a page or an action. */
export interface Goal {
  readonly id: string;
  readonly label: string;
  readonly icon: ComponentType<IconProps>;
  readonly note?: string;
  /** A page, or a dialog. */
  readonly leadsTo: NavigateOptions | CreateAction;
}

/** What only whoever deploys the console looks at: no section of the navigation. */
const PLATFORM = { to: '/$workspace/platform', title: m.platform_title, icon: IconPlugConnected } as const;

/** The sections in the order of the navigation. */
export function usePages(): readonly Goal[] {
  const t = useT();
  const workspace = useScope().slug;
  const isAdministrator = useIsAdministrator() !== false;
  return [...NAV_ITEMS, ...(isAdministrator ? [PLATFORM] : [])].map(({ to, title, icon }) => ({
    id: to,
    label: t(title),
    icon,
    leadsTo: linkOptions({ to, params: { workspace } }),
  }));
}

/** The records that this person can create here, one action per portal where the kind lives in portals. */
export function useCreateActions(portals: readonly Portal[]): readonly Goal[] {
  const t = useT();
  const workspace = useScope().slug;
  const isAdministrator = useIsAdministrator() !== false;
  const canCreateTeam = useAvailability(createTeam) === 'on';
  return RESOURCES.flatMap(({ kind, create }) => {
    if (!create || (create.needsAdministrator && !isAdministrator)) return [];
    if (create.operation === createTeam && !canCreateTeam) return [];
    const { words, page, isInPortal } = create;
    const goal = (parent: string, note?: string): Goal => ({
      id: `create ${kind} ${parent}`,
      label: t(words),
      icon: IconPlus,
      leadsTo: page ? page(workspace, parent) : create,
      ...(note !== undefined && { note }),
    });
    if (!isInPortal) return [goal('')];
    return portals.filter(({ archived }) => !archived).map(({ slug, name }) => goal(slug, name));
  });
}
