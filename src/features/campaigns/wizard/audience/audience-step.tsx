import { Title } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { OverlapNotice } from '../../overlap-notice';
import { ChannelFields } from '../message/channel-fields';
import type { CampaignWizardState } from '../use-campaign-wizard';
import classes from '../wizard.module.css';
import { AudienceLabels } from './audience-labels';

/** Selects channel, sender and contact labels. A contact needs only one of the labels to belong to the audience. */
export function AudienceStep({ wizard: { draft, edit } }: { readonly wizard: CampaignWizardState }) {
  const t = useT();
  return (
    <>
      <ChannelFields draft={draft} onEdit={edit} />
      <section className={classes.section}>
        <Title order={2}>{t(m.campaigns_step_audience)}</Title>
        <AudienceLabels labels={draft.labels} onChange={(labels) => edit({ labels })} />
        <OverlapNotice draft={draft} />
      </section>
    </>
  );
}
