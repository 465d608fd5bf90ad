import { IconAlertTriangle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { markHidden } from '~/lib/text/hidden-characters';
import { useScope } from '~/session/scope-context';
import { Time } from '~/ui/time/time';
import { useNow } from '~/ui/time/use-now';
import { ledgerQuery } from './ledger-query';
import classes from './list/attention-line.module.css';
import { getCampaignName } from './list/campaign-rows';
import { overlapsOf } from './overlaps';
import { type CampaignDraft, scheduledInstant } from './wizard/draft/campaign-draft';

/** So many are named; how many there are is told. */
const SHOWN = 3;

/** That some of these people had a campaign lately, or will have one soon. It holds nothing back. */
export function OverlapNotice({ draft }: { readonly draft: CampaignDraft }) {
  const t = useT();
  const scope = useScope();
  const { data: view } = useQuery(ledgerQuery(scope));
  const now = useNow(60_000);
  const time = draft.when === 'later' ? scheduledInstant(draft) : null;
  const overlaps = overlapsOf(view?.attempts ?? [], draft, time ?? now);
  if (!view || overlaps.length === 0) return null;
  return (
    <div className={classes.line} role="status">
      <IconAlertTriangle size={16} aria-hidden />
      <div className={classes.words}>
        <strong>{t(m.campaign_outcome_overlap, { count: overlaps.length })}</strong>
        <ul>
          {overlaps.slice(0, SHOWN).map(({ attempt, labels, at }) => (
            <li key={attempt.id}>
              <Link
                to="/$workspace/campaigns/$attemptId"
                params={{ workspace: scope.slug, attemptId: attempt.id }}
              >
                {markHidden(getCampaignName(attempt, view.names))}
              </Link>{' '}
              · {markHidden(labels.join(', '))} ·{' '}
              <Time value={new Date(at).toISOString()} style="ago-inline" />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
