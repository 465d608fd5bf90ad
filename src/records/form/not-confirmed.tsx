// A write whose outcome isn't known: what that means, and the way to find out.
import { IconAlertTriangle } from '@tabler/icons-react';
import { useId } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { BusyButton } from '~/ui/form/busy-button';
import { PanelBottom } from '~/ui/overlay/panel-bottom';
import { bringIntoSight } from '~/ui/table/in-sight';
import classes from './not-confirmed.module.css';

interface NotConfirmedProps {
  readonly title: string;
  readonly text: string;
  readonly isChecking: boolean;
  /** Above the page's bar of what is unsaved; else where it is drawn. */
  readonly isBar?: boolean | undefined;
  readonly onCheckNow: () => void;
}

export function NotConfirmed({ title, text, isChecking, isBar = false, onCheckNow }: NotConfirmedProps) {
  const t = useT();
  const id = useId();
  const notice = (
    <div
      ref={isBar ? undefined : bringIntoSight}
      className={classes.notice}
      role="alert"
      aria-labelledby={id}
      data-inline={!isBar || undefined}
    >
      <IconAlertTriangle size={16} aria-hidden />
      <p>
        <strong id={id}>{title}</strong> <span>{isChecking ? t(m.records_checking_outcome) : text}</span>
      </p>
      <BusyButton variant="default" size="xs" loading={isChecking} onClick={onCheckNow}>
        {t(m.records_check_now)}
      </BusyButton>
    </div>
  );
  return isBar ? <PanelBottom className={classes.bar}>{notice}</PanelBottom> : notice;
}
