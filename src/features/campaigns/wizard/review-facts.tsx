import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { markHidden } from '~/lib/hidden-characters';
import { useScope } from '~/session/scope-context';
import { Facts } from '~/ui/facts';
import { useChannelNames } from '../channel-names';
import { type CampaignDraft, ownZone, scheduledInstant } from './campaign-draft';
import { shownZones } from './schedule';
import { ScheduledTime } from './scheduled-time';

/** The campaign by name: account and instance, channel, sender, audience, template, time. */
export function ReviewFacts({ draft }: { readonly draft: CampaignDraft }) {
  const t = useT();
  const scope = useScope();
  const channels = useChannelNames();
  const at = draft.when === 'later' ? scheduledInstant(draft) : null;
  return (
    <>
      <Facts
        facts={[
          [
            t(m.campaigns_account),
            t(m.campaigns_account_number, { name: scope.name, number: scope.accountId }),
          ],
          [
            t(m.campaigns_instance),
            scope.instanceName
              ? t(m.campaigns_account_number, { name: scope.instanceName, number: scope.instance })
              : t(m.campaigns_instance_number, { number: scope.instance }),
          ],
          [t(m.common_channel), draft.channel === null ? '' : channels[draft.channel]],
          [
            draft.channel === 'email' ? t(m.campaigns_sender) : t(m.common_inbox),
            markHidden(draft.from?.name ?? ''),
          ],
          [t(m.common_labels), markHidden(draft.labels.map(({ title }) => title).join(', '))],
          ...(draft.template
            ? [
                [
                  t(m.campaigns_template),
                  markHidden(`${draft.template.name} (${draft.template.language})`),
                ] as const,
              ]
            : []),
          [t(m.campaigns_when), at === null ? t(m.campaigns_now) : t(m.campaigns_later)],
        ]}
      />
      {at !== null && <ScheduledTime at={at} zones={shownZones(ownZone(), draft.from?.timezone ?? null)} />}
    </>
  );
}
