import { Button } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { Banner } from '~/ui/notice/banner';
import { type CampaignDraft, replaceWrittenText } from '../draft/campaign-draft';
import { collapseSpace, findRejectedPlaceholders } from './template';

interface RejectedValuesNoticeProps {
  readonly draft: CampaignDraft;
  readonly onEdit: (change: Partial<CampaignDraft>) => void;
}

/**
 * Warns about placeholder values that the messaging app rejects on delivery, because the platform doesn't check them.
 */
export function RejectedValuesNotice({ draft, onEdit }: RejectedValuesNoticeProps) {
  const t = useT();
  const { channel, template, values } = draft;
  const refused = channel === 'template' && template ? findRejectedPlaceholders(template, values) : [];
  if (refused.length === 0) return null;
  return (
    <Banner
      tone="warn"
      role="alert"
      title={t(m.campaigns_value_refused_title)}
      actions={
        <Button variant="default" size="xs" onClick={() => onEdit(replaceWrittenText(draft, collapseSpace))}>
          {t(m.campaigns_value_collapse)}
        </Button>
      }
    >
      {t(m.campaigns_value_refused, { names: refused.map(({ name }) => `{{${name}}}`) })}
    </Banner>
  );
}
