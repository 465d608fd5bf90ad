import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { DisplayedEntry } from '~/records/activity/use-activity';
import { useOutcomeCheck } from '~/records/activity/use-outcome-check';
import { BusyButton } from '~/ui/form/busy-button';
import { useEntryOutcomeCheck } from './use-outcome-check';

interface CheckNowButtonProps {
  readonly entry: DisplayedEntry;
  /**
   * Called if the record can't be loaded or doesn't reveal the outcome. The details of the activity entry explain why.
   */
  readonly onUnclear: () => void;
}

/** A button that determines and stores the outcome of an unconfirmed write by loading its record again. */
export function CheckNowButton({ entry, onUnclear }: CheckNowButtonProps) {
  const t = useT();
  const { state, look } = useOutcomeCheck(entry, useEntryOutcomeCheck(entry));
  const check = async () => {
    if (!(await look())) onUnclear();
  };
  return (
    <BusyButton
      variant="default"
      size="xs"
      loading={state === 'looking'}
      aria-label={t(m.activity_check_of, { name: entry.name })}
      onClick={() => void check()}
    >
      {t(m.activity_check)}
    </BusyButton>
  );
}
