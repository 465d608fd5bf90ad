import { IconAlertTriangle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { markHiddenCharacters } from '~/lib/text/hidden-characters';
import { useScope } from '~/session/scope-context';
import { Time } from '~/ui/time/time';
import classes from './list/attention-notice.module.css';
import { useNearbyCampaigns } from './use-nearby-campaigns';
import type { CampaignDraft } from './wizard/draft/campaign-draft';

/** The maximum number of campaigns that the notice lists. */
const SHOWN = 3;

/**
 * Warns that another campaign with some of the same labels is sent within a week before or after this one. Doesn't
 * block sending.
 */
export function OverlapNotice({ draft }: { readonly draft: CampaignDraft }) {
  const t = useT();
  const workspace = useScope().slug;
  const overlaps = useNearbyCampaigns(draft, 7).filter(({ labels }) => labels.length > 0);
  if (overlaps.length === 0) return null;
  return (
    <div className={classes.line} role="status">
      <IconAlertTriangle size={16} aria-hidden />
      <div className={classes.words}>
        <strong>{t(m.campaign_outcome_overlap, { count: overlaps.length })}</strong>
        <ul>
          {overlaps.slice(0, SHOWN).map(({ attempt, name, labels, at }) => (
            <li key={attempt.id}>
              <Link to="/$workspace/campaigns/$attemptId" params={{ workspace, attemptId: attempt.id }}>
                {markHiddenCharacters(name)}
              </Link>{' '}
              · {markHiddenCharacters(labels.join(', '))} ·{' '}
              <Time value={new Date(at).toISOString()} style="ago-inline" />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
