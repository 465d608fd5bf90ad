import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { listSheet } from '~/records/list/list-sheet';
import { ViewMenu, type ViewMenuProps } from '~/records/list/view-menu';
import type { Column } from '~/ui/table/data-table';
import { findingPlaceWord, findingSubject, findingWords } from './finding-words';
import type { Finding } from './findings';

/** In the file each row says what is wrong: on screen that stands above them. */
export function FindingViewMenu(props: ViewMenuProps<Finding>) {
  const t = useT();
  const columns: Column<Finding>[] = [
    { key: 'problem', title: t(m.health_problem), cell: ({ code }) => findingWords(t, code) },
    {
      key: 'place',
      title: t(m.help_center_articles),
      cell: ({ places }) => places.map((place) => findingPlaceWord(t, place)).join('; '),
    },
    { key: 'subject', title: t(m.common_record_details), cell: (finding) => findingSubject(t, finding) },
  ];
  return <ViewMenu {...props} hasColumns={false} toCsv={(findings) => listSheet(columns, findings)} />;
}
