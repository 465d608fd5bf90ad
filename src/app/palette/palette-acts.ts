import { IconPlugConnected, IconPlus, type IconProps } from '@tabler/icons-react';
import { lazyRouteComponent, linkOptions, type NavigateOptions } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import type { Portal } from '~/api/portals';
import { createTeam } from '~/api/teams';
import { NewCannedResponse } from '~/features/canned-responses/lazy-dialogs';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useIsAdministrator, useScope } from '~/session/scope-context';
import { useAvailability } from '~/session/use-availability';
import { NAV_ITEMS } from '../frame/nav-items';

const NewTeam = lazyRouteComponent(() => import('~/features/teams/new-team'), 'NewTeam');
const NewReason = lazyRouteComponent(() => import('~/features/availability-reasons/new-reason'), 'NewReason');
const CreatePortal = lazyRouteComponent(
  () => import('~/features/help-center/portals/create-portal'),
  'CreatePortal',
);

/** Dialogs that stand over whatever page is open. */
export const ACT_DIALOGS = {
  cannedResponse: NewCannedResponse,
  team: NewTeam,
  reason: NewReason,
  portal: CreatePortal,
} as const;

export type ActDialog = keyof typeof ACT_DIALOGS;

/** What is no record: a page, or something that can be done. */
export interface Goal {
  readonly id: string;
  readonly label: string;
  readonly icon: ComponentType<IconProps>;
  readonly note?: string;
  /** A page, or a dialog. */
  readonly leadsTo: NavigateOptions | ActDialog;
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

/** What the person may make new here. */
export function useActs(portals: readonly Portal[]): readonly Goal[] {
  const t = useT();
  const workspace = useScope().slug;
  const isAdministrator = useIsAdministrator() !== false;
  const canCreateTeam = useAvailability(createTeam) === 'on' && isAdministrator;
  const act = (label: string, leadsTo: Goal['leadsTo'], note?: string): Goal => ({
    id: `${label} ${note ?? ''}`,
    label,
    icon: IconPlus,
    leadsTo,
    ...(note !== undefined && { note }),
  });
  return [
    act(t(m.canned_responses_new), 'cannedResponse'),
    act(t(m.macros_new), linkOptions({ to: '/$workspace/macros/new', params: { workspace } })),
    ...portals
      .filter(({ archived }) => !archived)
      .map(({ slug, name }) =>
        act(
          t(m.help_center_new_article),
          linkOptions({
            to: '/$workspace/help-center/$portalSlug/articles/new',
            params: { workspace, portalSlug: slug },
          }),
          name,
        ),
      ),
    act(t(m.campaigns_new), linkOptions({ to: '/$workspace/campaigns/new', params: { workspace } })),
    ...(canCreateTeam ? [act(t(m.teams_new), 'team')] : []),
    ...(isAdministrator
      ? [act(t(m.availability_reasons_new), 'reason'), act(t(m.help_center_new_portal), 'portal')]
      : []),
  ];
}
