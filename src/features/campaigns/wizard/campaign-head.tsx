import { ActionIcon, Button, Menu } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { type RefObject, useState } from 'react';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { ConfirmDialog } from '~/ui/overlay/confirm-dialog';
import { MoreActionsMenu } from '~/ui/overlay/more-actions-menu';
import { Tag } from '~/ui/text/tag';
import { WIZARD_STEPS, type WizardStep } from './draft/campaign-draft';
import type { CampaignWizardState } from './use-campaign-wizard';
import classes from './wizard.module.css';

interface DraftStatusProps {
  readonly wizard: CampaignWizardState;
  /** True if the draft is stored or has been edited. */
  readonly isBegun: boolean;
  readonly renameButton: RefObject<HTMLButtonElement | null>;
  readonly onRename: () => void;
}

/** Shows the rename button, the draft tag, and whether the draft is saved. */
export function DraftStatus({ wizard, isBegun, renameButton, onRename }: DraftStatusProps) {
  const t = useT();
  return (
    <>
      <ActionIcon
        ref={renameButton}
        variant="subtle"
        color="gray"
        size={28}
        className={classes.rename}
        aria-label={t(m.campaigns_rename)}
        title={t(m.campaigns_rename)}
        onClick={onRename}
      >
        <IconPencil size={16} aria-hidden />
      </ActionIcon>
      <Tag tone="info">{t(m.common_draft)}</Tag>
      <SavedLine wizard={wizard} isBegun={isBegun} />
    </>
  );
}

interface SavedLineProps {
  readonly wizard: CampaignWizardState;
  readonly isBegun: boolean;
}

/** Shows the time of the last save once the draft has been written. */
function SavedLine({ wizard: { keeping, isWriting, keptAt }, isBegun }: SavedLineProps) {
  const t = useT();
  const time = new Intl.DateTimeFormat(useFormatLocale(), { timeStyle: 'short' });
  return (
    <span role="status" className={classes.saved} data-failed={keeping !== 'kept' || undefined}>
      {keeping !== 'kept' && t(m.campaigns_draft_line_not_saved)}
      {keeping === 'kept' && isWriting && t(m.common_saving)}
      {keeping === 'kept' && !isWriting && isBegun && keptAt !== null && (
        <span title={t(m.campaigns_draft_line_saved)}>
          {t(m.campaigns_draft_line_saved_at, { time: time.format(keptAt) })}
        </span>
      )}
    </span>
  );
}

interface WizardActionsProps {
  readonly wizard: CampaignWizardState;
  /** True if nothing prevents the campaign from being sent. */
  readonly mayAsk: boolean;
  readonly onStep: (step: WizardStep) => void;
  readonly onRename: () => void;
  readonly onStartOver: () => void;
}

/** The menu of the draft, and a primary button that leads to the next step. */
export function WizardActions({ wizard, mayAsk, onStep, onRename, onStartOver }: WizardActionsProps) {
  const t = useT();
  const [isDiscarding, setDiscarding] = useState(false);
  const { step, isSending } = wizard;
  return (
    <>
      <MoreActionsMenu>
        <Menu.Item
          className={classes.narrow}
          leftSection={<IconPencil size={16} aria-hidden />}
          onClick={onRename}
        >
          {t(m.campaigns_rename)}
        </Menu.Item>
        <Menu.Item
          leftSection={<IconTrash size={16} aria-hidden />}
          disabled={isSending}
          onClick={() => setDiscarding(true)}
        >
          {t(m.campaigns_start_over_confirm)}
        </Menu.Item>
      </MoreActionsMenu>
      {step === 'review' ? (
        <Button disabled={!mayAsk || isSending} onClick={wizard.ask}>
          {wizard.draft.when === 'now' ? t(m.campaigns_send_open) : t(m.campaigns_schedule_open)}
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
    </>
  );
}

interface NextButtonProps {
  readonly step: Exclude<WizardStep, 'review'>;
  readonly onStep: (step: WizardStep) => void;
}

function NextButton({ step, onStep }: NextButtonProps) {
  const t = useT();
  const words = {
    audience: t(m.campaigns_next_content),
    content: t(m.campaigns_next_time),
    time: t(m.campaigns_next_review),
  };
  return (
    <Button
      aria-label={words[step]}
      onClick={() => onStep(WIZARD_STEPS[WIZARD_STEPS.indexOf(step) + 1] ?? step)}
    >
      <span className={classes.long}>{words[step]}</span>
      <span className={classes.short} aria-hidden>
        {t(m.campaigns_next)}
      </span>
    </Button>
  );
}
