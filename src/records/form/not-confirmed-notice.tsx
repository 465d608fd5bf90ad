// Reports that a write's outcome is unknown and offers to check it.
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { BusyButton } from '~/ui/form/busy-button';
import { Banner } from '~/ui/notice/banner';
import { PanelBottom } from '~/ui/overlay/panel-bottom';
import { scrollIntoViewOnMount } from '~/ui/table/in-sight';
import classes from './not-confirmed-notice.module.css';

interface NotConfirmedNoticeProps {
  readonly title: string;
  readonly text: string;
  readonly isChecking: boolean;
  /** True to show the notice above the bar of unsaved changes. */
  readonly isBar?: boolean | undefined;
  readonly onCheckNow: () => void;
}

export function NotConfirmedNotice({
  title,
  text,
  isChecking,
  isBar = false,
  onCheckNow,
}: NotConfirmedNoticeProps) {
  const t = useT();
  const notice = (
    <Banner
      ref={isBar ? undefined : scrollIntoViewOnMount}
      tone="warn"
      role="alert"
      title={title}
      isBar={isBar}
      actions={
        <BusyButton variant="default" size="xs" loading={isChecking} onClick={onCheckNow}>
          {t(m.records_check_now)}
        </BusyButton>
      }
    >
      {isChecking ? t(m.records_checking_outcome) : text}
    </Banner>
  );
  return isBar ? <PanelBottom className={classes.bar}>{notice}</PanelBottom> : notice;
}
