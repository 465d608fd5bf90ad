import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { Time } from '~/ui/time/time';
import type { LockHolder } from './send/workspace-lock';

/** Explains that another tab is sending a campaign, with the user and the start time if known. */
export function SendingInOtherTabNotice({ holder }: { readonly holder: LockHolder | null }) {
  const t = useT();
  if (holder === null || holder.person === '') {
    return (
      <>
        {t(m.campaigns_other_tab_nameless)} {t(m.campaigns_other_tab_frozen)}
      </>
    );
  }
  return (
    <>
      {t(m.campaigns_other_tab, { person: holder.person })}{' '}
      <Time value={new Date(holder.since).toISOString()} />
      {'. '}
      {t(m.campaigns_other_tab_frozen)}
    </>
  );
}
