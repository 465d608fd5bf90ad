import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useNow } from '~/ui/time/use-now';

/** How old a comparison is, since it ends after a while. */
export function ProposalAge({ at }: { readonly at: number }) {
  const t = useT();
  const count = Math.max(0, Math.floor((useNow(10_000) - at) / 60_000));
  return <>{count === 0 ? t(m.assistants_age_now) : t(m.assistants_age, { count })}</>;
}
