// The navigation sections, each of which lists one kind of record. The sections aren't part of the resources, because
// the navigation is shown before the code of the resources is loaded. Sections under Settings have no icons. `key` is
// the key pressed after `g` to open the section.
import {
  IconBolt,
  IconBook2,
  IconListCheck,
  IconMessages,
  IconQuote,
  IconRobot,
  IconSpeakerphone,
} from '@tabler/icons-react';
import * as m from '~/i18n/messages';

export const RESOURCE_SECTIONS = {
  conversation: {
    to: '/$workspace/conversations',
    title: m.frame_conversations,
    icon: IconMessages,
    key: 'c',
  },
  inbox: { to: '/$workspace/inboxes', title: m.frame_inboxes },
  'canned-response': {
    to: '/$workspace/canned-responses',
    title: m.frame_canned_responses,
    icon: IconQuote,
    key: 'r',
  },
  macro: { to: '/$workspace/macros', title: m.frame_macros, icon: IconBolt, key: 'm' },
  'automation-rule': {
    to: '/$workspace/automation-rules',
    title: m.frame_automation_rules,
    icon: IconListCheck,
  },
  label: { to: '/$workspace/labels', title: m.common_labels },
  'availability-reason': {
    to: '/$workspace/availability-reasons',
    title: m.frame_availability_reasons,
  },
  team: { to: '/$workspace/teams', title: m.frame_teams },
  person: { to: '/$workspace/people', title: m.frame_people },
  portal: { to: '/$workspace/help-center', title: m.frame_help_center, icon: IconBook2, key: 'h' },
  campaign: { to: '/$workspace/campaigns', title: m.common_campaigns, icon: IconSpeakerphone, key: 'p' },
  assistant: { to: '/$workspace/assistants', title: m.frame_assistants, icon: IconRobot },
} as const;
