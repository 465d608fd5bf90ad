import {
  IconArticle,
  IconBolt,
  IconBook2,
  IconFolder,
  IconInbox,
  IconListCheck,
  IconMessages,
  IconQuote,
  IconRobot,
  IconSpeakerphone,
  IconTag,
  IconUser,
  IconUsersGroup,
} from '@tabler/icons-react';
import { linkOptions, type NavigateOptions } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ArticleStatus } from '~/features/help-center/article-status';
import { channelWord } from '~/features/inboxes/channel-word';
import { visibilityWord } from '~/features/macros/macro-labels';
import * as m from '~/i18n/messages';
import type { T } from '~/i18n/use-t';
import type { Findable } from '~/lib/text/find';
import { Tag } from '~/ui/text/tag';

/** What can be found. Groups that fit equally well come in this order. */
export const FIND_ORDER = [
  'cannedResponse',
  'macro',
  'article',
  'category',
  'portal',
  'team',
  'rule',
  'inbox',
  'label',
  'agent',
  'assistant',
  'campaign',
  'conversation',
] as const;

export type FindKind = (typeof FIND_ORDER)[number];

/** What names a record within a workspace: enough for its address. */
export interface RecordRef {
  readonly id: string;
  readonly label: string;
  /** The slug of the portal that it lies in. */
  readonly portal?: string | undefined;
}

/** A record as the palette finds it. */
export interface Find extends RecordRef, Findable {
  readonly kind: FindKind;
  /** What tells it from others of a like name. */
  readonly note?: string | null | undefined;
}

interface Kind {
  readonly title: () => string;
  readonly icon: typeof IconBolt;
  /** Where it is shown: its own page, or the list that shows it alone. */
  readonly to: (workspace: string, record: RecordRef) => NavigateOptions;
  /** The note in words; as it came where nothing is said. */
  readonly note?: (t: T, note: string) => ReactNode;
  /** The list of all that fit, where there is one that can be searched. */
  readonly all?: (workspace: string, search: string, record: RecordRef) => NavigateOptions;
}

/** Where each leads to, and how it looks. */
export const FIND_KINDS: Readonly<Record<FindKind, Kind>> = {
  macro: {
    title: m.frame_macros,
    icon: IconBolt,
    to: (workspace, { id }) =>
      linkOptions({ to: '/$workspace/macros/$macroId', params: { workspace, macroId: id } }),
    note: visibilityWord,
    all: (workspace, search) =>
      linkOptions({ to: '/$workspace/macros', params: { workspace }, search: { search } }),
  },
  article: {
    title: m.help_center_articles,
    icon: IconArticle,
    to: (workspace, { id, portal = '' }) =>
      linkOptions({
        to: '/$workspace/help-center/$portalSlug/articles/$articleId',
        params: { workspace, portalSlug: portal, articleId: id },
      }),
    note: (_, note) => <ArticleStatus status={note} />,
    all: (workspace, search, { portal = '' }) =>
      linkOptions({
        to: '/$workspace/help-center/$portalSlug',
        params: { workspace, portalSlug: portal },
        search: { search },
      }),
  },
  cannedResponse: {
    title: m.frame_canned_responses,
    icon: IconQuote,
    to: (workspace, { label }) =>
      linkOptions({ to: '/$workspace/canned-responses', params: { workspace }, search: { search: label } }),
    all: (workspace, search) =>
      linkOptions({ to: '/$workspace/canned-responses', params: { workspace }, search: { search } }),
  },
  team: {
    title: m.frame_teams,
    icon: IconUsersGroup,
    to: (workspace, { id }) =>
      linkOptions({ to: '/$workspace/teams/$teamId', params: { workspace, teamId: id } }),
  },
  rule: {
    title: m.frame_automation_rules,
    icon: IconListCheck,
    to: (workspace, { id }) =>
      linkOptions({ to: '/$workspace/automation-rules/$ruleId', params: { workspace, ruleId: id } }),
    note: (t) => <Tag>{t(m.automation_rules_inactive)}</Tag>,
  },
  portal: {
    title: m.help_center_portals,
    icon: IconBook2,
    to: (workspace, { id }) =>
      linkOptions({ to: '/$workspace/help-center/$portalSlug', params: { workspace, portalSlug: id } }),
  },
  category: {
    title: m.help_center_categories,
    icon: IconFolder,
    to: (workspace, { id, portal = '' }) =>
      linkOptions({
        to: '/$workspace/help-center/$portalSlug',
        params: { workspace, portalSlug: portal },
        search: { category_id: Number(id) },
      }),
  },
  inbox: {
    title: m.frame_inboxes,
    icon: IconInbox,
    to: (workspace, { id }) =>
      linkOptions({ to: '/$workspace/inboxes/$inboxId', params: { workspace, inboxId: id } }),
    note: (t, note) => channelWord(t, note),
  },
  label: {
    title: m.common_labels,
    icon: IconTag,
    to: (workspace, { id }) =>
      linkOptions({ to: '/$workspace/labels', params: { workspace }, search: { label: Number(id) } }),
  },
  agent: {
    title: m.frame_people,
    icon: IconUser,
    to: (workspace, { id }) =>
      linkOptions({ to: '/$workspace/people', params: { workspace }, search: { person: Number(id) } }),
  },
  assistant: {
    title: m.frame_assistants,
    icon: IconRobot,
    to: (workspace, { id }) =>
      linkOptions({
        to: '/$workspace/assistants/$assistantId/{-$part}',
        params: { workspace, assistantId: id },
      }),
  },
  conversation: {
    title: m.frame_conversations,
    icon: IconMessages,
    to: (workspace, { id }) =>
      linkOptions({ to: '/$workspace/conversations/$displayId', params: { workspace, displayId: id } }),
  },
  campaign: {
    title: m.common_campaigns,
    icon: IconSpeakerphone,
    to: (workspace, { id }) =>
      linkOptions({ to: '/$workspace/campaigns/$attemptId', params: { workspace, attemptId: id } }),
  },
};
