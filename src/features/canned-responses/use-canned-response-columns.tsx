import { IconCopy, IconDots, IconPencil } from '@tabler/icons-react';
import { type CannedResponse, updateCannedResponse } from '~/api/canned-responses';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useOperationAvailability } from '~/session/use-operation-availability';
import { TextWithVariableChips } from '~/ui/identity/text-with-variable-chips';
import { createPreloadHandlers, preloadParts } from '~/ui/page/lazy-part-boundary';
import type { Column } from '~/ui/table/data-table';
import { RowAction, RowActions } from '~/ui/table/row-action';
import { RowButton } from '~/ui/table/row-button';
import type { GetMenuTarget } from '~/ui/table/use-row-menu';
import { useTimeRenderer } from '~/ui/time/time';
import classes from './canned-responses.module.css';
import { getShortCodeFolder } from './folders';
import { CannedResponseDialogs, CannedResponseRowMenu } from './lazy-dialogs';
import type { CannedResponseDialog } from './screen-state';
import { useCopyResponseText } from './use-copy-response-text';

/** The maximum number of characters in a one-line excerpt. */
const LONGEST_EXCERPT = 400;

interface CannedColumnsOptions {
  /** The current folder. The rows omit its path, because all listed short codes start with it. */
  readonly folder: string | undefined;
  readonly getMenuTarget: GetMenuTarget<CannedResponse>;
  readonly onOpen: (dialog: CannedResponseDialog) => void;
}

export function useCannedResponseColumns({
  folder,
  getMenuTarget,
  onOpen,
}: CannedColumnsOptions): Column<CannedResponse>[] {
  const t = useT();
  const time = useTimeRenderer();
  const copyText = useCopyResponseText();
  const canEdit = useOperationAvailability(updateCannedResponse) === 'on';
  const label = (action: () => string, { short_code }: CannedResponse) =>
    t(m.records_row_action, { action: t(action), name: short_code });
  return [
    {
      key: 'short_code',
      width: '13rem',
      title: t(m.canned_responses_short_code),
      cell: (response) => {
        const { short_code } = response;
        const path = folder || getShortCodeFolder(short_code);
        const start = path === null ? 0 : path.length + 1;
        return (
          <RowButton
            opens={CannedResponseDialogs}
            onClick={() => {
              onOpen({ name: 'details', response });
              preloadParts(CannedResponseDialogs);
            }}
          >
            {start > 0 && <span className={classes.folder}>{short_code.slice(0, start)}</span>}
            {short_code.slice(start)}
          </RowButton>
        );
      },
    },
    {
      key: 'content',
      title: t(m.canned_responses_content),
      isLine: true,
      cell: ({ content }) => (
        <div dir="auto">
          <TextWithVariableChips text={content.slice(0, LONGEST_EXCERPT)} />
        </div>
      ),
    },
    {
      key: 'updated_at',
      width: '7rem',
      title: t(m.common_updated),
      beside: true,
      cell: ({ updated_at }) => time(updated_at, 'ago'),
    },
    {
      key: 'actions',
      width: '7rem',
      title: <span className="visually-hidden">{t(m.common_actions)}</span>,
      isWhole: true,
      cell: (response) => (
        <RowActions {...createPreloadHandlers(CannedResponseRowMenu, CannedResponseDialogs)}>
          <RowAction label={label(m.records_copy_text, response)} onClick={() => copyText(response)}>
            <IconCopy size={16} aria-hidden />
          </RowAction>
          {canEdit && (
            <RowAction
              label={label(m.common_edit, response)}
              onClick={() => onOpen({ name: 'edit', response })}
            >
              <IconPencil size={16} aria-hidden />
            </RowAction>
          )}
          <RowAction label={label(m.common_more_actions, response)} {...getMenuTarget(response)}>
            <IconDots size={16} aria-hidden />
          </RowAction>
        </RowActions>
      ),
    },
  ];
}
