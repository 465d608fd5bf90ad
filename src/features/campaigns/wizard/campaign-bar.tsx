import { Button, Menu } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { ConfirmDialog } from '~/ui/overlay/confirm-dialog';
import { MoreMenu } from '~/ui/overlay/more-menu';
import { PageBar } from '~/ui/page/page-bar';
import { Tag } from '~/ui/text/tag';
import { STEPS, type Step } from './draft/campaign-draft';
import { CampaignName } from './draft/campaign-name';
import type { CampaignWizardState } from './use-campaign-wizard';
import classes from './wizard.module.css';

interface CampaignBarProps {
  readonly wizard: CampaignWizardState;
  /** Something is kept, or would be lost. */
  readonly isBegun: boolean;
  /** Nothing that is told on the review holds the campaign back. */
  readonly mayAsk: boolean;
  readonly onStep: (step: Step) => void;
  readonly onStartOver: () => void;
}

/** The way back, the name, where the words are, and the one act that comes next: always at the same place. */
export function CampaignBar({ wizard, isBegun, mayAsk, onStep, onStartOver }: CampaignBarProps) {
  const t = useT();
  const scope = useScope();
  const [isDiscarding, setDiscarding] = useState(false);
  const { step, isSending, keeping } = wizard;
  return (
    <PageBar
      className={classes.bar}
      parent={
        !isSending && (
          <Link to="/$workspace/campaigns" params={{ workspace: scope.slug }}>
            {keeping === 'kept' ? t(m.campaigns_leave) : t(m.common_leave)}
          </Link>
        )
      }
    >
      <CampaignName name={wizard.name} onRename={wizard.rename} />
      <Tag tone="info">{t(m.common_draft)}</Tag>
      <SavedLine wizard={wizard} isBegun={isBegun} />
      <MoreMenu>
        <Menu.Item
          leftSection={<IconTrash size={16} aria-hidden />}
          disabled={isSending}
          onClick={() => setDiscarding(true)}
        >
          {t(m.campaigns_start_over_confirm)}
        </Menu.Item>
      </MoreMenu>
      {step === 'review' ? (
        <Button disabled={!mayAsk || isSending} onClick={wizard.ask}>
          {wizard.draft.when === 'now' ? t(m.campaigns_ask) : t(m.campaigns_ask_later)}
        </Button>
      ) : (
        <NextButton step={step} onStep={onStep} />
      )}
      {isDiscarding && (
        <ConfirmDialog
          title={t(m.campaigns_start_over_title)}
          confirmLabel={t(m.campaigns_start_over_confirm)}
          error={null}
          pending={false}
          onConfirm={() => {
            setDiscarding(false);
            onStartOver();
          }}
          onClose={() => setDiscarding(false)}
        >
          {t(m.campaigns_start_over_text)}
        </ConfirmDialog>
      )}
    </PageBar>
  );
}

interface NextButtonProps {
  readonly step: Exclude<Step, 'review'>;
  readonly onStep: (step: Step) => void;
}

function NextButton({ step, onStep }: NextButtonProps) {
  const t = useT();
  const words = {
    audience: t(m.campaigns_next_content),
    content: t(m.campaigns_next_time),
    time: t(m.campaigns_next_review),
  };
  return (
    <Button aria-label={words[step]} onClick={() => onStep(STEPS[STEPS.indexOf(step) + 1] ?? step)}>
      <span className={classes.long}>{words[step]}</span>
      <span className={classes.short} aria-hidden>
        {t(m.campaigns_next)}
      </span>
    </Button>
  );
}

interface SavedLineProps {
  readonly wizard: CampaignWizardState;
  readonly isBegun: boolean;
}

/** What is true by now: saved is said once it is written, and since when. */
function SavedLine({ wizard: { keeping, isWriting, keptAt }, isBegun }: SavedLineProps) {
  const t = useT();
  const time = new Intl.DateTimeFormat(useFormatLocale(), { timeStyle: 'short' });
  return (
    <span role="status" className={classes.saved} data-failed={keeping !== 'kept' || undefined}>
      {keeping !== 'kept' && t(m.campaigns_line_not_saved)}
      {keeping === 'kept' && isWriting && t(m.common_saving)}
      {keeping === 'kept' && !isWriting && isBegun && keptAt !== null && (
        <span title={t(m.campaigns_line_saved)}>
          {t(m.campaigns_line_saved_at, { time: time.format(keptAt) })}
        </span>
      )}
    </span>
  );
}
