import {
  IconArrowsDiff,
  IconBolt,
  IconBook2,
  IconClockPause,
  IconHeartRateMonitor,
  IconHistory,
  IconInbox,
  IconListCheck,
  IconMessages,
  IconQuote,
  IconRobot,
  IconSpeakerphone,
  IconTag,
  IconUsers,
  IconUsersGroup,
} from '@tabler/icons-react';
import * as m from '~/i18n/messages';

/** The sections of the console in the order of the navigation, by what they are for. */
export const NAV_GROUPS = [
  {
    title: m.frame_group_support,
    items: [
      { to: '/$workspace/conversations', title: m.frame_conversations, icon: IconMessages },
      { to: '/$workspace/inboxes', title: m.frame_inboxes, icon: IconInbox },
      { to: '/$workspace/canned-responses', title: m.frame_canned_responses, icon: IconQuote },
      { to: '/$workspace/macros', title: m.frame_macros, icon: IconBolt },
      { to: '/$workspace/automation-rules', title: m.frame_automation_rules, icon: IconListCheck },
      { to: '/$workspace/labels', title: m.common_labels, icon: IconTag },
      { to: '/$workspace/availability-reasons', title: m.frame_availability_reasons, icon: IconClockPause },
      { to: '/$workspace/teams', title: m.frame_teams, icon: IconUsersGroup },
      { to: '/$workspace/people', title: m.frame_people, icon: IconUsers },
      { to: '/$workspace/health', title: m.frame_health, icon: IconHeartRateMonitor },
    ],
  },
  {
    title: m.frame_group_content,
    items: [
      { to: '/$workspace/help-center', title: m.frame_help_center, icon: IconBook2 },
      { to: '/$workspace/campaigns', title: m.common_campaigns, icon: IconSpeakerphone },
      { to: '/$workspace/assistants', title: m.frame_assistants, icon: IconRobot },
    ],
  },
  {
    title: m.frame_workspace,
    items: [
      { to: '/$workspace/activity', title: m.common_activity, icon: IconHistory },
      { to: '/$workspace/compare', title: m.frame_compare, icon: IconArrowsDiff },
    ],
  },
] as const;

/** Whether the page at `path` is the section at `root`, or within it. */
export const isWithin = (path: string, root: string): boolean => path === root || path.startsWith(`${root}/`);

export const NAV_ITEMS = NAV_GROUPS.flatMap((group) => [...group.items]);
