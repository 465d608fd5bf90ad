import { Stack } from '@mantine/core';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { type AppliedEdits, appliedEdition, appliedTo } from '~/drafts/applied-edits';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { Card } from '~/ui/card';
import classes from '../assistants.module.css';
import { useAssistantEditing } from '../editing-context';
import { ProposalList } from '../proposal-list';
import { AppliedEntry } from './applied-entry';
import { Compare } from './compare';
import own from './history.module.css';

/** What this browser has kept of one assistant. */
function useApplied(place: string): readonly AppliedEdits[] {
  const edition = useSyncExternalStore(appliedEdition.subscribe, appliedEdition.get);
  const [found, setFound] = useState<readonly AppliedEdits[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another edition is read again
  useEffect(() => {
    let isHere = true;
    void appliedTo(place).then((all) => isHere && setFound(all));
    return () => {
      isHere = false;
    };
  }, [place, edition]);
  return found;
}

/** What was applied from this browser, with its differences; and the assistant beside its other versions. */
export function AppliedTab() {
  const t = useT();
  const { handle, work, current } = useAssistantEditing();
  const applied = useApplied(handle.draftKey);
  return (
    <div className={classes.canvas}>
      <Stack w="100%" maw="68rem" gap="md">
        {current && <Compare current={current} applied={applied} />}
        <Card title={t(m.assistants_applied)} hint={t(m.assistants_applied_hint)} isRegion isFlush>
          {applied.length === 0 ? (
            <p className={own.none}>{t(m.assistants_applied_none)}</p>
          ) : (
            <ul className={own.entries}>
              {applied.map((entry) => (
                <AppliedEntry key={entry.id} entry={entry} />
              ))}
            </ul>
          )}
        </Card>
        {work.proposals.length > 0 && <ProposalList proposals={work.proposals} />}
      </Stack>
    </div>
  );
}
