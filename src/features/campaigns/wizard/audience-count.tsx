import { Alert, Button, Loader, Stack, Text } from '@mantine/core';
import { previewCampaign } from '~/api/campaigns';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { useAvailability } from '~/session/use-availability';
import { useSecondsLeft } from '~/ui/use-seconds-left';
import { PREVIEW_AGE, type Preview, type SendState } from '../send/send-machine';
import { campaignContentOf } from './campaign-draft';
import { CountFailure } from './count-failure';
import type { CampaignWizardState } from './use-campaign-wizard';
import { voidSentence } from './void-sentence';

/** The count: not yet, on its way, nobody, or so many of so many; and why a former one no longer holds. */
export function AudienceCount({ wizard }: { readonly wizard: CampaignWizardState }) {
  const t = useT();
  const scope = useScope();
  const { draft, state, counting, count, isSending } = wizard;
  const isOff = useAvailability(previewCampaign) !== 'on';
  const canCount = campaignContentOf(draft, scope) !== null && draft.labels.length > 0 && !isOff;
  const isCounting = counting.step === 'counting';
  const held = state.name === 'previewed' || state.name === 'armed' ? state.preview : null;
  const wasCounted =
    held !== null || state.name === 'refused' || (state.name === 'draft' && state.voided !== null);
  return (
    <Stack gap="xs" align="flex-start" role="group" aria-label={t(m.campaigns_count)}>
      <div role="status">
        {isCounting && (
          <Text component="span">
            <Loader size="xs" aria-hidden /> {t(m.campaigns_counting)}
          </Text>
        )}
        {!isCounting && held && <HeldCount preview={held} />}
        {!isCounting && !held && <NoCount state={state} />}
      </div>
      {isOff && <Alert color="yellow" variant="light" title={t(m.campaigns_preview_off)} />}
      {counting.step === 'failed' && <CountFailure error={counting.error} />}
      <Button
        variant="default"
        onClick={() => void count()}
        disabled={!canCount || isSending}
        // Not disabled while it counts: a button that is would let go of the focus.
        aria-busy={isCounting}
      >
        {wasCounted ? t(m.campaigns_count_again) : t(m.campaigns_count_now)}
      </Button>
    </Stack>
  );
}

function NoCount({ state }: { readonly state: SendState }) {
  const t = useT();
  if (state.name === 'refused') return <Text>{t(m.campaigns_void_refused)}</Text>;
  const voided = state.name === 'draft' ? state.voided : null;
  return <Text>{voided === null ? t(m.campaigns_not_counted) : voidSentence(t, voided)}</Text>;
}

function HeldCount({ preview }: { readonly preview: Preview }) {
  const t = useT();
  const seconds = useSecondsLeft(preview.at + PREVIEW_AGE);
  const { reachable, total, noChannel, blocked } = preview;
  const known = (value: number | null) => value ?? t(m.common_unknown);
  if (reachable === 0) {
    return (
      <Alert color="yellow" variant="light" title={t(m.campaigns_nobody)}>
        {total !== null &&
          t(m.campaigns_nobody_text, {
            total,
            noChannel: known(noChannel),
            blocked: known(blocked),
          })}{' '}
        {t(m.campaigns_nobody_choose)}
      </Alert>
    );
  }
  return (
    <Stack gap={2}>
      <Text fw={600} size="lg">
        {total === null
          ? t(m.campaigns_reaches_only, { reachable })
          : t(m.campaigns_reaches, { reachable, total })}
      </Text>
      <Text size="sm">
        {noChannel === null && blocked === null
          ? t(m.campaigns_not_reached_untold)
          : t(m.campaigns_not_reached, { noChannel: known(noChannel), blocked: known(blocked) })}
      </Text>
      {/* Said once, not every second: the seconds are for the eye. */}
      <Text size="sm" c="dimmed" aria-live="off">
        {t(m.campaigns_holds_for, { seconds })}
      </Text>
    </Stack>
  );
}
