// Explains why a write can't be undone and what to do instead.
import * as m from '~/i18n/messages';
import type { Translator } from '~/i18n/use-t';
import type { UndoObstacle } from '~/records/activity/find-undo-method';

const SENTENCES = {
  'nothing-written': m.records_undo_no_nothing,
  'not-confirmed': m.records_undo_no_not_confirmed,
  undone: m.records_undo_no_already_undone,
  'unknown-values': m.records_undo_no_values,
  campaign: m.records_undo_no_campaign,
  image: m.records_undo_no_image,
  portal: m.records_undo_no_portal,
  'assistant-reviewed': m.records_undo_no_reviewed,
  'assistant-applied': m.records_undo_no_applied,
  'assistant-created': m.records_undo_no_draft,
} as const satisfies Record<UndoObstacle, unknown>;

export const describeUndoObstacle = (t: Translator, why: UndoObstacle): string => t(SENTENCES[why]);
