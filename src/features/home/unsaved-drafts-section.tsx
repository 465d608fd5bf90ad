import { Button } from '@mantine/core';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { ACTIVITY_KINDS } from '~/records/activity/entry';
import { getActivityKindLabel } from '~/records/activity/entry-labels';
import { getResource } from '~/resources/resources';
import { moveFocusOnRemoval } from '~/ui/form/move-focus-on-removal';
import { useTimeRenderer } from '~/ui/time/time';
import type { DraftRow } from './draft-rows';
import { HomeSection } from './home-section';
import classes from './lines.module.css';
import { RecordLine } from './record-line';

/** The number of drafts that are shown at first. */
const FIRST = 5;

export function UnsavedDraftsSection({ drafts }: { readonly drafts: readonly DraftRow[] }) {
  const t = useT();
  const time = useTimeRenderer();
  const [isOpen, setOpen] = useState(false);
  const shown = isOpen || drafts.length <= FIRST + 1 ? drafts : drafts.slice(0, FIRST);
  const more = drafts.length - shown.length;
  const getKind = (kind: DraftRow['kind']) => {
    const known = ACTIVITY_KINDS.find((one) => one === kind);
    return known && getActivityKindLabel(t, known);
  };
  return (
    <HomeSection title={t(m.home_continue)} note={t(m.home_drafts, { count: drafts.length })}>
      <div className={classes.frame}>
        <ul className={classes.lines}>
          {shown.flatMap(({ key, kind, label, at, page }) => {
            const icon = getResource(kind)?.icon;
            return icon
              ? [
                  <RecordLine
                    key={key}
                    icon={icon}
                    name={label}
                    note={getKind(kind)}
                    end={at > 0 && time(new Date(at).toISOString(), 'ago')}
                    page={page}
                  />,
                ]
              : [];
          })}
        </ul>
        {more > 0 && (
          <Button
            ref={moveFocusOnRemoval}
            variant="subtle"
            color="gray"
            fullWidth
            radius={0}
            onClick={() => setOpen(true)}
          >
            {t(m.common_show_more, { count: more })}
          </Button>
        )}
      </div>
    </HomeSection>
  );
}
