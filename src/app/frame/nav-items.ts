import { IconArrowsDiff, IconHeartRateMonitor, IconHistory } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { SECTIONS } from '~/resources/sections';

const { portal, campaign, assistant, ...support } = SECTIONS;

/** The sections of the console in the order of the navigation, grouped by what they are for. */
export const NAV_GROUPS = [
  {
    title: m.frame_group_support,
    items: [
      ...Object.values(support),
      { to: '/$workspace/health', title: m.frame_health, icon: IconHeartRateMonitor },
    ],
  },
  {
    title: m.frame_group_content,
    items: [portal, campaign, assistant],
  },
  {
    title: m.frame_workspace,
    items: [
      { to: '/$workspace/activity', title: m.common_activity, icon: IconHistory },
      { to: '/$workspace/compare', title: m.frame_compare, icon: IconArrowsDiff },
    ],
  },
] as const;

/** Reports whether the page at `path` is the section at `root`, or lies within it. */
export const isWithin = (path: string, root: string): boolean => path === root || path.startsWith(`${root}/`);

export const NAV_ITEMS = NAV_GROUPS.flatMap((group) => [...group.items]);
