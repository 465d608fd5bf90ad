import { Button } from '@mantine/core';
import type { ComponentProps } from 'react';
import { MESSAGE_TYPES } from '~/api/choices';
import { listMessages } from '~/api/conversations';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useIgnoredParameters } from '~/session/use-operation-availability';
import { moveFocusOnRemoval } from '~/ui/form/move-focus-on-removal';
import { FilterSelect } from '~/ui/table/filter-bar';
import { getMessageTypeLabel } from '../labels';
import { JumpToDatePopover } from './jump-to-date-popover';
import { MessageFinder } from './message-finder';
import type { MessagesSearch } from './messages-search';
import classes from './toolbar.module.css';

interface MessagesToolbarProps {
  readonly finder: ComponentProps<typeof MessageFinder>;
  readonly jump: ComponentProps<typeof JumpToDatePopover>;
  readonly search: MessagesSearch;
  readonly onSearchChange: (change: MessagesSearch) => void;
  /** The number of loaded messages. */
  readonly count: number;
  readonly hasMore: boolean;
  /** True while all messages are being loaded. */
  readonly isLoading: boolean;
  readonly onLoadAll: () => void;
  readonly onStop: () => void;
}

/** Contains the search, the jump to a date, the filter by type, and the number of loaded messages. */
export function MessagesToolbar(props: MessagesToolbarProps) {
  const { finder, jump, search, onSearchChange, count, hasMore, isLoading, onLoadAll, onStop } = props;
  const t = useT();
  const isIgnored = useIgnoredParameters(listMessages);
  return (
    <div className={classes.toolbar}>
      <div className={classes.tools}>
        <MessageFinder {...finder} />
        <JumpToDatePopover {...jump} />
        <div className={classes.type}>
          <FilterSelect
            label={t(m.compare_show)}
            value={search.message_type ?? ''}
            isIgnored={isIgnored('message_type')}
            data={[
              { value: '', label: t(m.conversations_any_type) },
              ...MESSAGE_TYPES.map((value) => ({ value, label: getMessageTypeLabel(t, value) })),
            ]}
            onChange={(event) => {
              const message_type = MESSAGE_TYPES.find((value) => value === event.currentTarget.value);
              onSearchChange({ message_type });
            }}
          />
        </div>
      </div>
      <div className={hasMore ? `${classes.loaded} ${classes.partly}` : classes.loaded}>
        {isLoading ? (
          <Button ref={moveFocusOnRemoval} variant="subtle" size="compact-sm" onClick={onStop}>
            {t(m.conversations_stop_loading)}
          </Button>
        ) : (
          hasMore && (
            <Button ref={moveFocusOnRemoval} variant="subtle" size="compact-sm" onClick={onLoadAll}>
              {t(m.conversations_load_all)}
            </Button>
          )
        )}
        <span role="status">
          {/*
           * The key replaces the element whenever the count changes. Otherwise, the browser would count the element's
           * growth to the left as a layout shift.
           */}
          <span key={count}>{t(m.conversations_shown_so_far, { count })}</span>
        </span>
      </div>
    </div>
  );
}
