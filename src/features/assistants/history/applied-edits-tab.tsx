import { Stack } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { Card } from '~/ui/page/card';
import classes from '../assistants.module.css';
import { useAssistantEditing } from '../editing/editing-context';
import { ProposalList } from '../proposal/proposal-list';
import { AppliedEditsComparison } from './applied-edits-comparison';
import { AppliedEditsEntry } from './applied-edits-entry';
import own from './history.module.css';
import { useAppliedEdits } from './use-applied-edits';
import { findCurrentEntryId } from './versions';

/**
 * Lists the versions that this browser has applied, with their differences and comments, and compares any two versions.
 */
export function AppliedEditsTab() {
  const t = useT();
  const { handle, work, current } = useAssistantEditing();
  const found = useAppliedEdits(handle.draftKey);
  const applied = found ?? [];
  const currentId = findCurrentEntryId(applied, current);
  return (
    <div className={classes.canvas}>
      <Stack w="100%" maw="68rem" gap="md">
        {current && <AppliedEditsComparison current={current} applied={applied} />}
        <Card title={t(m.assistants_applied)} hint={t(m.assistants_applied_hint)} isRegion isFlush>
          {found === null && (
            <p className={own.none} role="alert">
              {t(m.records_versions_unreadable)}
            </p>
          )}
          {found?.length === 0 && <p className={own.none}>{t(m.assistants_applied_none)}</p>}
          {applied.length > 0 && (
            <ul className={own.entries}>
              {applied.map((entry) => (
                <AppliedEditsEntry key={entry.id} entry={entry} isCurrent={entry.id === currentId} />
              ))}
            </ul>
          )}
        </Card>
        {work.proposals.length > 0 && <ProposalList proposals={work.proposals} />}
      </Stack>
    </div>
  );
}
