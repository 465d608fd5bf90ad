import type { CannedResponse } from '~/api/canned-responses';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { Column } from '~/ui/table/data-table';
import { RowButton } from '~/ui/table/row-button';
import { useLastChanged } from './last-changed';
import { CannedResponseDetails } from './lazy-dialogs';

/** More than two lines hold: what stands beyond is in the details. */
const LONGEST_EXCERPT = 400;

/** The columns of the list. Plain elements: a hundred rows stay quick. */
export function useColumns(onOpen: (response: CannedResponse) => void): Column<CannedResponse>[] {
  const t = useT();
  const lastChanged = useLastChanged();
  return [
    {
      key: 'short_code',
      width: '14rem',
      title: t(m.canned_responses_short_code),
      cell: (response) => (
        <RowButton opens={CannedResponseDetails} onClick={() => onOpen(response)}>
          {response.short_code}
        </RowButton>
      ),
    },
    {
      key: 'content',
      title: t(m.canned_responses_content),
      cell: ({ content }) => <div dir="auto">{content.slice(0, LONGEST_EXCERPT)}</div>,
    },
    {
      key: 'updated_at',
      width: '14rem',
      title: t(m.common_updated),
      secondary: true,
      cell: lastChanged,
    },
  ];
}
