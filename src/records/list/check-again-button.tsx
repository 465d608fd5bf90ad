import { IconRefresh } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { HeadButton } from '~/ui/page/head-button';
import { TimeSentence } from '~/ui/time/time-sentence';
import classes from './check-again-button.module.css';

interface CheckAgainButtonProps {
  /** The time of the last check, in milliseconds since the epoch. Null until the first check has finished. */
  readonly checkedAt: number | null;
  readonly isChecking: boolean;
  /** The button's text. Defaults to "Check again". */
  readonly label?: string;
  readonly onCheck: () => void;
}

/** The time of the last check, and a button to check again. */
export function CheckAgainButton({ checkedAt, isChecking, label, onCheck }: CheckAgainButtonProps) {
  const t = useT();
  return (
    <>
      {checkedAt !== null && (
        <span className={classes.time}>
          <TimeSentence message={m.health_checked} value={new Date(checkedAt).toISOString()} />
        </span>
      )}
      <HeadButton icon={<IconRefresh size={16} aria-hidden />} loading={isChecking} onClick={onCheck}>
        {label ?? t(m.health_check_again)}
      </HeadButton>
    </>
  );
}
