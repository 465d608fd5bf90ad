import * as m from '~/i18n/messages';
import type { T } from '~/i18n/use-t';
import type { VoidReason } from '../send/send-machine';

/** Why a count no longer holds. */
export function voidSentence(t: T, reason: VoidReason): string {
  switch (reason) {
    case 'changed':
      return t(m.campaigns_void_changed);
    case 'expired':
      return t(m.campaigns_void_expired);
    case 'restarted':
      return t(m.campaigns_void_restarted);
    case 'signed-out':
      return t(m.campaigns_void_signed_out);
  }
}
