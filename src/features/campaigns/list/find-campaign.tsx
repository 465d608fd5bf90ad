import { Stack } from '@mantine/core';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { WHOLE_NUMBER } from '~/lib/json/typed-number';
import { Dialog } from '~/ui/overlay/dialog';
import { KeyForm } from '~/ui/table/open-by-key';
import { ReadBack } from '../attempt/read-back';

/** Reads a campaign whose number is known from elsewhere. */
export function FindCampaign({ onClose }: { readonly onClose: () => void }) {
  const t = useT();
  const [asked, setAsked] = useState<number | null>(null);
  return (
    <Dialog size="lg" title={t(m.campaigns_read_title)} onClose={onClose}>
      <Stack gap="sm">
        <KeyForm
          isPrimary
          label={t(m.campaigns_number)}
          pattern={WHOLE_NUMBER}
          openLabel={t(m.campaigns_read)}
          onOpen={(number) => setAsked(Number(number))}
        />
        {asked !== null && <ReadBack campaignId={asked} />}
      </Stack>
    </Dialog>
  );
}
