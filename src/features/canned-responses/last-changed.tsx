import type { CannedResponse } from '~/api/canned-responses';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { Time } from '~/ui/time';

/** `updated_at` equals `created_at` until the first edit (contract: first-edit). */
export function LastChanged({ response }: { readonly response: CannedResponse }) {
  const t = useT();
  if (response.updated_at !== response.created_at) return <Time value={response.updated_at} style="ago" />;
  return <span className="dimmed">{t(m.canned_responses_never_edited)}</span>;
}
