import { Button } from '@mantine/core';
import { IconArrowsDiff, IconDownload, type IconProps, IconUpload } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import type { LazyPart } from '~/ui/page/create-lazy-part';
import { createPreloadHandlers } from '~/ui/page/lazy-part-boundary';
import { Page } from '~/ui/page/page';
import classes from './backup-home.module.css';
import type { CompareTabName } from './compare-search';
import { UnfinishedBackupNotice } from './export/unfinished-backup-notice';
import type { AccountBackup } from './export/use-account-export';

interface BackupHomeProps {
  readonly backup: AccountBackup;
  readonly opensApply: LazyPart;
}

interface Way {
  readonly tab: CompareTabName;
  readonly icon: ComponentType<IconProps>;
  readonly title: () => string;
  readonly text: () => string;
  readonly action: () => string;
}

const WAYS: readonly Way[] = [
  {
    tab: 'export',
    icon: IconDownload,
    title: m.compare_back_up,
    text: m.compare_back_up_text,
    action: m.compare_back_up_open,
  },
  {
    tab: 'compare',
    icon: IconArrowsDiff,
    title: m.common_compare,
    text: m.compare_compare_text,
    action: m.compare_compare_open,
  },
  {
    tab: 'apply',
    icon: IconUpload,
    title: m.apply_title,
    text: m.compare_apply_text,
    action: m.compare_apply_open,
  },
];

/** Links to the three operations on the entire account: back up, compare and apply. */
export function BackupHome({ backup, opensApply }: BackupHomeProps) {
  const t = useT();
  const workspace = useScope().slug;
  return (
    <Page title={t(m.frame_compare)}>
      <div className={classes.home}>
        {backup.unfinished && <UnfinishedBackupNotice backup={backup} unfinished={backup.unfinished} />}
        <div className={classes.ways}>
          {WAYS.map(({ tab, icon: Icon, title, text, action }) => (
            <section key={tab} className={classes.way}>
              <span className={classes.icon}>
                <Icon size={18} aria-hidden />
              </span>
              <h2>{t(title)}</h2>
              <p>{t(text)}</p>
              <Button
                variant={tab === 'export' ? 'filled' : 'default'}
                renderRoot={(props) => (
                  <Link
                    {...props}
                    to="/$workspace/compare"
                    params={{ workspace }}
                    search={{ tab }}
                    {...(tab === 'apply' && createPreloadHandlers(opensApply))}
                  />
                )}
              >
                {t(action)}
              </Button>
            </section>
          ))}
        </div>
      </div>
    </Page>
  );
}
