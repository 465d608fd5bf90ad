import { Stack } from '@mantine/core';
import { AudienceCount } from './audience-count';
import { AudienceLabels } from './audience-labels';
import type { CampaignWizardState } from './use-campaign-wizard';

/** Contact labels, any of which makes a contact part of the audience; then how many that is. */
export function AudienceStep({ wizard }: { readonly wizard: CampaignWizardState }) {
  return (
    <Stack gap="md">
      <AudienceLabels labels={wizard.draft.labels} onChange={(labels) => wizard.edit({ labels })} />
      <AudienceCount wizard={wizard} />
    </Stack>
  );
}
