import * as m from '~/i18n/messages';
import type { Translator } from '~/i18n/use-t';
import type { VoidReason } from '../../send/send-machine';

const REASONS = {
  changed: m.campaigns_recount_changed,
  expired: m.campaigns_recount_expired,
  restarted: m.campaigns_recount_reloaded,
  'signed-out': m.campaigns_recount_signed_out,
} as const satisfies Record<VoidReason, unknown>;

/** Returns a sentence that explains why a recipient count is no longer valid. */
export const describeVoidReason = (t: Translator, reason: VoidReason): string => t(REASONS[reason]);
