import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { listSheet } from '~/records/list-sheet';
import { ViewMenu, type ViewMenuProps } from '~/records/view-menu';
import type { Column } from '~/ui/data-table';
import { findingKindWord, findingPlaceWord, findingSentence } from './finding-words';
import { type Finding, findingKind } from './findings';

/** In the file each row says of which kind it is: on screen that stands above them. */
export function FindingViewMenu(props: ViewMenuProps<Finding>) {
  const t = useT();
  const columns: Column<Finding>[] = [
    { key: 'kind', title: t(m.health_kind), cell: (finding) => findingKindWord(t, findingKind(finding)) },
    {
      key: 'place',
      title: t(m.help_center_articles),
      cell: ({ places }) => places.map((place) => findingPlaceWord(t, place)).join('; '),
    },
    { key: 'problem', title: t(m.health_problem), cell: (finding) => findingSentence(t, finding) },
  ];
  return <ViewMenu {...props} hasColumns={false} toCsv={(findings) => listSheet(columns, findings)} />;
}
