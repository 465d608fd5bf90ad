import { text } from 'node:stream/consumers';
import { MantineProvider } from '@mantine/core';
import { prerenderToNodeStream } from 'react-dom/static';
import { beforeAll, expect, it } from 'vitest';
import type { PageMeta } from '~/lib/file/page-meta';
import { EmptyListPage, PagedList } from './paged-list';
import type { TableViewState } from './table-view-state';

const VIEW: TableViewState<{ readonly id: number }> = {
  list: 'inboxes',
  columns: [],
  shown: [],
  choice: { isCompact: false, hidden: [] },
  choose: () => {},
};

async function renderEmptyPage(meta: PageMeta): Promise<string> {
  const { prelude } = await prerenderToNodeStream(
    <MantineProvider>
      <PagedList
        query={{
          data: { data: [], meta },
          error: null,
          isPlaceholderData: false,
          isStale: false,
          isFetching: false,
          refetch: () => undefined,
        }}
        label="Inboxes"
        view={VIEW}
        empty="No inboxes yet"
        pageSizes={[25]}
        onPageChange={() => {}}
      />
    </MantineProvider>,
  );
  return (await text(prelude)).replaceAll(/<style.*?<\/style>|<[^>]*>/g, ' ');
}

beforeAll(() => EmptyListPage.preload());

it.each([
  [{ current_page: 1, per_page: 25, total_count: 0 }, 'No inboxes yet'],
  [{ current_page: 2, per_page: 25, total_count: 0 }, 'No inboxes yet'],
  [{ current_page: 1, per_page: 25 }, 'No inboxes yet'],
  [{ current_page: 1, per_page: 25, total_count: 9 }, 'The platform reported 9 items but returned none.'],
  [{ current_page: 3, per_page: 25, total_count: 9, total_pages: 1 }, 'The list ends on page 1.'],
  [{ current_page: 3, per_page: 25 }, 'Previous page'],
])('an empty page of a list (%o) shows the explanation “%s”', async (meta, sentence) => {
  expect(await renderEmptyPage(meta)).toContain(sentence);
});
