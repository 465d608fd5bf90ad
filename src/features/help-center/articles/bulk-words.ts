import * as m from '~/i18n/messages';
import type { T } from '~/i18n/use-t';
import type { BulkAct } from './bulk-rows';

const TITLES = {
  publish: m.help_center_bulk_publish_title,
  archive: m.help_center_bulk_archive_title,
  draft: m.help_center_bulk_draft_title,
  restore: m.help_center_bulk_restore_title,
  move: m.help_center_bulk_move_title,
  delete: m.help_center_bulk_delete_title,
} as const satisfies Record<BulkAct['act'], unknown>;

const TEXTS = {
  publish: m.help_center_bulk_publish_text,
  archive: m.help_center_bulk_archive_text,
  draft: m.help_center_bulk_draft_text,
  restore: m.help_center_bulk_restore_text,
  move: m.help_center_bulk_move_text,
  delete: m.help_center_bulk_delete_text,
} as const satisfies Record<BulkAct['act'], unknown>;

/** What will be done to how many articles. */
export const bulkTitle = (t: T, act: BulkAct['act'], count: number): string => t(TITLES[act], { count });

/** What becomes of them, said before anything is sent. */
export const bulkText = (t: T, act: BulkAct['act'], isPortalArchived: boolean): string =>
  t(act === 'publish' && isPortalArchived ? m.help_center_bulk_publish_archived_text : TEXTS[act]);
