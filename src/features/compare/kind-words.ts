import type { BundleKind, Unread } from '~/domain/bundle/bundle';
import * as m from '~/i18n/messages';
import type { T } from '~/i18n/use-t';

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
} as const satisfies Record<BundleKind, unknown>;

export const bundleKindWord = (t: T, kind: BundleKind): string => t(WORDS[kind]);

/** What couldn't be read, each named once; what nobody chose is no news. */
export function unreadNames(t: T, unread: readonly Unread[]): readonly string[] {
  const names = unread
    .filter(({ why }) => why !== 'not-chosen')
    .map(({ kind, portal }) =>
      portal === undefined
        ? bundleKindWord(t, kind)
        : t(m.compare_in_portal, { kind: bundleKindWord(t, kind), portal }),
    );
  return [...new Set(names)];
}
