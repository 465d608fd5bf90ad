import { IconSearch } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { markHiddenCharacters } from '~/lib/text/hidden-characters';
import { CopyButton } from '~/ui/notice/copy-button';
import { Card } from '~/ui/page/card';
import { Time } from '~/ui/time/time';
import { useCampaignChannelNames } from '../channel-names';
import type { SendAttempt } from '../send/send-attempt';
import classes from './attempt.module.css';
import { RecordOutcomeForm } from './record-outcome-form';

/**
 * Asks the user whether the campaign was sent, if the outcome is unknown. Explains where to look for the campaign,
 * offers both answers, and says that answering is optional.
 */
export function OutcomeQuestion({ attempt }: { readonly attempt: SendAttempt }) {
  const t = useT();
  const channels = useCampaignChannelNames();
  const { content, sentAt } = attempt;
  const isTemplate = content.channel === 'template';
  const channel = channels[content.channel];
  const copy = t(isTemplate ? m.campaign_outcome_copy_template : m.campaign_outcome_copy_text);
  return (
    <>
      <Card>
        <div className={classes.look}>
          <IconSearch size={16} aria-hidden />
          <div>
            <h3>{t(m.campaign_outcome_find_title)}</h3>
            <p>
              {isTemplate
                ? t(m.campaign_outcome_find_template, {
                    template: markHiddenCharacters(content.message),
                    channel,
                  })
                : t(m.campaign_outcome_find_text, { channel })}{' '}
              <Time value={new Date(sentAt).toISOString()} />
            </p>
          </div>
          <CopyButton
            value={content.message}
            label={copy}
            copiedLabel={t(m.common_copied)}
            describedAs={copy}
          />
        </div>
      </Card>
      <RecordOutcomeForm attempt={attempt} />
      <p className={classes.note}>{t(m.campaign_outcome_decide_later)}</p>
    </>
  );
}
