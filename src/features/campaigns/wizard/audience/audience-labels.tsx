import { TagsInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { buildAllPagesQueryOptions } from '~/api/http/all-pages';
import { listLabels } from '~/api/labels';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { parseId } from '~/lib/json/parse-number';
import { useScope } from '~/session/scope-context';
import { useOperationAvailability } from '~/session/use-operation-availability';
import { SearchableMultiSelect } from '~/ui/form/searchable-select';
import { LabelPill } from '~/ui/identity/label-pill';
import { ProblemNotice } from '~/ui/notice/problem-notice';
import type { CampaignDraft } from '../draft/campaign-draft';

interface AudienceLabelsProps {
  readonly labels: CampaignDraft['labels'];
  readonly onChange: (labels: CampaignDraft['labels']) => void;
}

/** Selects the contact labels by title, or by ID if the labels can't be listed. */
export function AudienceLabels({ labels: chosen, onChange }: AudienceLabelsProps) {
  const t = useT();
  const isListed = useOperationAvailability(listLabels) === 'on';
  const labels = useQuery({ ...buildAllPagesQueryOptions(useScope(), listLabels), enabled: isListed });
  const listed = labels.data ?? [];
  // Selected labels keep their position in the list, so that the highlighted option doesn't move.
  const unlisted = chosen.filter(({ id }) => !listed.some((one) => one.id === id));
  const known = new Map([...listed, ...unlisted].map(({ id, title }) => [String(id), title]));
  const choose = (ids: readonly string[]) => {
    const numbers = ids.map(parseId).filter((id) => id !== null);
    const titled = (id: number) => known.get(String(id)) ?? t(m.common_id, { id });
    onChange(numbers.map((id) => ({ id, title: titled(id) })));
  };
  const value = chosen.map(({ id }) => String(id));
  if (!isListed) {
    return (
      <TagsInput
        label={t(m.campaigns_label_ids)}
        description={t(m.campaigns_labels_manual)}
        value={value}
        onChange={choose}
        acceptValueOnBlur
      />
    );
  }
  return (
    <>
      {labels.error && (
        <ProblemNotice error={labels.error} purpose="read" onRetry={() => void labels.refetch()} />
      )}
      <SearchableMultiSelect
        label={t(m.common_labels)}
        description={t(m.campaigns_labels_text)}
        data={[...known].map(([id, title]) => ({ value: id, label: title }))}
        {...(value.length === 0 && { placeholder: t(m.common_choose) })}
        value={value}
        onChange={choose}
        renderPill={({ option, onRemove, disabled }) => (
          <LabelPill
            color={labels.data?.find(({ id }) => String(id) === option.value)?.color}
            title={option.label}
            withRemoveButton={!disabled}
            {...(onRemove && { onRemove })}
          />
        )}
        nothingFoundMessage={labels.isSuccess ? t(m.campaigns_labels_none) : t(m.campaigns_labels_not_loaded)}
      />
    </>
  );
}
