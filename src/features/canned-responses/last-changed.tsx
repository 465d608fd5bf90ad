import type { CannedResponse } from '~/api/canned-responses';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useTimeRenderer } from '~/ui/time/time';

/**
 * Returns a function that renders the time of a response's last edit. Until the first edit, `updated_at` equals
 * `created_at` (contract: first-edit).
 */
export function useLastChangedRenderer() {
  const t = useT();
  const time = useTimeRenderer();
  return ({ created_at, updated_at }: CannedResponse) =>
    updated_at === created_at ? (
      <span className="dimmed">{t(m.canned_responses_never_edited)}</span>
    ) : (
      time(updated_at, 'ago')
    );
}
