import * as m from '~/i18n/messages';
import type { T } from '~/i18n/use-t';
import type { Unread, UnreadKind } from './bundle/bundle';

const WORDS = {
  labels: m.common_labels,
  inboxes: m.frame_inboxes,
  teams: m.frame_teams,
  'availability-reasons': m.frame_availability_reasons,
  'canned-responses': m.frame_canned_responses,
  macros: m.frame_macros,
  'automation-rules': m.frame_automation_rules,
  portals: m.help_center_portals,
  categories: m.help_center_categories,
  articles: m.help_center_articles,
  assistants: m.frame_assistants,
  members: m.teams_members,
} as const satisfies Record<UnreadKind, unknown>;

export const bundleKindWord = (t: T, kind: UnreadKind): string => t(WORDS[kind]);

function unreadName(t: T, { kind: of, portal, assistant }: Unread): string {
  const kind = bundleKindWord(t, of);
  if (portal !== undefined) return t(m.compare_in_portal, { kind, portal });
  return assistant === undefined ? kind : t(m.compare_one_of_kind, { kind, name: assistant });
}

/** What couldn't be read, each named once; what nobody chose is no news. */
export function unreadNames(t: T, unread: readonly Unread[]): readonly string[] {
  const names = unread.filter(({ why }) => why !== 'not-chosen').map((one) => unreadName(t, one));
  return [...new Set(names)];
}
