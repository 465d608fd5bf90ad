import { Alert, Button, Loader, Stack, Text } from '@mantine/core';
import { previewCampaign } from '~/api/campaigns';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { useAvailability } from '~/session/use-availability';
import { ProblemNotice } from '~/ui/problem-notice';
import { useSecondsLeft } from '~/ui/use-seconds-left';
import { PREVIEW_AGE, type Preview, type VoidReason } from '../send/send-machine';
import { contentOf } from './campaign-draft';
import type { CampaignWizardState } from './use-campaign-wizard';

/** The count: not yet, on its way, nobody, or so many of so many; and why a former one no longer holds. */
export function AudienceCount({ wizard }: { readonly wizard: CampaignWizardState }) {
  const t = useT();
  const scope = useScope();
  const { draft, state, counting, count, isSending } = wizard;
  const isOff = useAvailability(previewCampaign) !== 'on';
  const canCount = contentOf(draft, scope) !== null && draft.labels.length > 0 && !isOff;
  const isCounting = counting.step === 'counting';
  const held = state.name === 'previewed' || state.name === 'armed' ? state.preview : null;
  const voided = state.name === 'draft' ? state.voided : null;
  return (
    <Stack gap="xs" align="flex-start" role="group" aria-label={t(m.campaigns_count)}>
      <div role="status">
        {isCounting && (
          <Text component="span">
            <Loader size="xs" aria-hidden /> {t(m.campaigns_counting)}
          </Text>
        )}
        {!isCounting && held && <HeldCount preview={held} />}
        {!isCounting && !held && <NoCount voided={voided} />}
      </div>
      {isOff && <Alert color="yellow" variant="light" title={t(m.campaigns_preview_off)} />}
      {counting.step === 'failed' && <ProblemNotice error={counting.error} purpose="read" />}
      <Button
        variant="default"
        onClick={() => void count()}
        disabled={!canCount || isSending}
        loading={isCounting}
      >
        {held || voided ? t(m.campaigns_count_again) : t(m.campaigns_count_now)}
      </Button>
    </Stack>
  );
}

function NoCount({ voided }: { readonly voided: VoidReason | null }) {
  const t = useT();
  switch (voided) {
    case null:
      return <Text>{t(m.campaigns_not_counted)}</Text>;
    case 'changed':
      return <Text>{t(m.campaigns_void_changed)}</Text>;
    case 'expired':
      return <Text>{t(m.campaigns_void_expired)}</Text>;
    case 'restarted':
      return <Text>{t(m.campaigns_void_restarted)}</Text>;
    case 'signed-out':
      return <Text>{t(m.campaigns_void_signed_out)}</Text>;
  }
}

function HeldCount({ preview }: { readonly preview: Preview }) {
  const t = useT();
  const number = new Intl.NumberFormat(useFormatLocale());
  const seconds = useSecondsLeft(preview.at + PREVIEW_AGE);
  const { reachable, total, noChannel, blocked } = preview;
  const known = (value: number | null) => (value === null ? t(m.common_unknown) : number.format(value));
  if (reachable === 0) {
    return (
      <Alert color="yellow" variant="light" title={t(m.campaigns_nobody)}>
        {t(m.campaigns_nobody_text, {
          total: known(total),
          noChannel: known(noChannel),
          blocked: known(blocked),
        })}
      </Alert>
    );
  }
  return (
    <Stack gap={2}>
      <Text fw={600} size="lg">
        {t(m.campaigns_reaches, { reachable: number.format(reachable), total: known(total) })}
      </Text>
      <Text size="sm">
        {t(m.campaigns_not_reached, { noChannel: known(noChannel), blocked: known(blocked) })}
      </Text>
      {/* Said once, not every second: the seconds are for the eye. */}
      <Text size="sm" c="dimmed" aria-live="off">
        {t(m.campaigns_holds_for, { seconds })}
      </Text>
    </Stack>
  );
}
