import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { NumberEntry } from '~/ui/form/number-entry';
import type { CampaignDraft } from '../draft/campaign-draft';

interface TypedSenderProps {
  readonly from: CampaignDraft['from'];
  readonly onChange: (from: CampaignDraft['from']) => void;
}

/** An e-mail sender by number, where they can't be listed. */
export function TypedSender({ from, onChange }: TypedSenderProps) {
  const t = useT();
  return (
    <NumberEntry
      label={t(m.campaigns_sender_number)}
      description={t(m.campaigns_sender_typed)}
      value={from?.id ?? null}
      onChange={(id) =>
        onChange(id === null ? null : { id, name: t(m.common_target_number, { id }), timezone: null })
      }
    />
  );
}
