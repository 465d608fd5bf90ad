import { Checkbox } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { Banner } from '~/ui/notice/banner';
import type { CampaignDraft } from '../draft/campaign-draft';

interface FarDateNoticeProps {
  readonly draft: CampaignDraft;
  readonly onEdit: (change: Partial<CampaignDraft>) => void;
}

/** Asks for confirmation of a date more than two years ahead. A different date must be confirmed again. */
export function FarDateNotice({ draft: { date, meantDate }, onEdit }: FarDateNoticeProps) {
  const t = useT();
  return (
    <Banner
      tone="warn"
      role="alert"
      title={t(m.campaigns_far_future_title)}
      below={
        <Checkbox
          label={t(m.campaigns_far_future_confirm, { number: Number(date.split('-')[0]) })}
          checked={meantDate === date}
          onChange={({ currentTarget }) => onEdit({ meantDate: currentTarget.checked ? date : undefined })}
        />
      }
    />
  );
}
