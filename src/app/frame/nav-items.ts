import { IconHome, IconShieldCheck } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { RESOURCE_SECTIONS } from '~/resources/resource-sections';

const HOME = { to: '/$workspace', title: m.frame_home, icon: IconHome } as const;
const CHECKS = { to: '/$workspace/health', title: m.frame_health, icon: IconShieldCheck } as const;
const RULES = { ...RESOURCE_SECTIONS['automation-rule'], title: m.frame_rules };

/** The items of the navigation in order, followed by Settings. */
export const NAV_GROUPS = [
  { title: null, items: [HOME, RESOURCE_SECTIONS.conversation] },
  {
    title: m.assistants_answers,
    items: [
      RESOURCE_SECTIONS['canned-response'],
      RESOURCE_SECTIONS.macro,
      RULES,
      RESOURCE_SECTIONS.assistant,
    ],
  },
  { title: m.frame_group_publish, items: [RESOURCE_SECTIONS.portal, RESOURCE_SECTIONS.campaign] },
  { title: null, items: [CHECKS] },
] as const;

export const SETTINGS_ITEMS = [
  RESOURCE_SECTIONS.inbox,
  RESOURCE_SECTIONS.label,
  RESOURCE_SECTIONS.team,
  RESOURCE_SECTIONS.person,
  RESOURCE_SECTIONS['availability-reason'],
  { to: '/$workspace/compare', title: m.frame_compare },
  { to: '/$workspace/platform', title: m.platform_title, isForAdministrators: true },
  { to: '/$workspace/browser-storage', title: m.browser_storage_title },
] as const;

/**
 * Reports whether the page at `path` is the section at `root` or a page within it. The page "Where it's used" belongs
 * to the section of macros.
 */
export const isInSection = (path: string, root: string): boolean =>
  path === root || path.startsWith(`${root}/`) || (path.endsWith('/used-by') && root.endsWith('/macros'));

export const NAV_ITEMS = [...NAV_GROUPS.flatMap((group) => [...group.items]), ...SETTINGS_ITEMS];

/** Returns the section of the page at `path`. Home contains no other pages. */
export const findSection = (path: string, workspace: string) =>
  NAV_ITEMS.find(({ to }) => to !== HOME.to && isInSection(path, to.replace('$workspace', workspace)));
