import { Checkbox } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useAssistantEditing } from '../editing/editing-context';
import type { ReviewChange } from './collect-review-changes';
import { getChangeTitle } from './describe-change';
import classes from './review.module.css';

interface ReviewSectionHeaderProps {
  readonly changes: readonly ReviewChange[];
  readonly isBusy: boolean;
}

/** The header of several changes below one heading, with a checkbox that includes or excludes all of them. */
export function ReviewSectionHeader({ changes, isBusy }: ReviewSectionHeaderProps) {
  const t = useT();
  const { work, handle } = useAssistantEditing();
  const [first] = changes;
  if (!first) return null;
  const ids = changes.map(({ id }) => id);
  const included = ids.filter((id) => !work.leftOut.has(id)).length;
  const name = getChangeTitle(t, first);
  return (
    <div className={classes.sectionHead}>
      <span dir="auto">{name}</span>
      <span className={classes.place}>{t(m.assistants_included_count, { included, count: ids.length })}</span>
      <Checkbox
        className={classes.include}
        labelPosition="left"
        label={t(m.assistants_include_all)}
        aria-label={t(m.assistants_include_section, { name })}
        disabled={isBusy}
        checked={included === ids.length}
        indeterminate={included > 0 && included < ids.length}
        onChange={(event) => handle.include(ids, event.currentTarget.checked)}
      />
    </div>
  );
}
