import { Button, MultiSelect, Stack } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { allPagesOptions } from '~/api/http/all-pages';
import { listLabels } from '~/api/labels';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { ProblemNotice } from '~/ui/problem-notice';
import { AudienceCount } from './audience-count';
import type { CampaignWizardState } from './use-campaign-wizard';

/** Contact labels, any of which makes a contact part of the audience; then how many that is. */
export function AudienceStep({ wizard }: { readonly wizard: CampaignWizardState }) {
  const t = useT();
  const scope = useScope();
  const labels = useQuery(allPagesOptions(scope, listLabels));
  const { draft, edit } = wizard;
  const known = new Map(
    [...draft.labels, ...(labels.data ?? [])].map(({ id, title }) => [String(id), title]),
  );
  return (
    <Stack gap="md">
      {labels.error && (
        <ProblemNotice error={labels.error} purpose="read">
          <Button variant="default" onClick={() => void labels.refetch()}>
            {t(m.common_retry)}
          </Button>
        </ProblemNotice>
      )}
      <MultiSelect
        label={t(m.campaigns_labels)}
        description={t(m.campaigns_labels_text)}
        searchable
        data={[...known].map(([value, label]) => ({ value, label }))}
        value={draft.labels.map(({ id }) => String(id))}
        onChange={(ids) =>
          edit({ labels: ids.map((id) => ({ id: Number(id), title: known.get(id) ?? id })) })
        }
        nothingFoundMessage={labels.isSuccess ? t(m.campaigns_labels_none) : t(m.campaigns_labels_unread)}
        comboboxProps={{ withinPortal: true }}
      />
      <AudienceCount wizard={wizard} />
    </Stack>
  );
}
