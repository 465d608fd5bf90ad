import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ListView } from './list-view';

const drawn = (rows: readonly string[], isPlaceholderData: boolean) =>
  renderToStaticMarkup(
    <MantineProvider>
      <ListView
        query={{
          data: { data: rows },
          error: null,
          isPlaceholderData,
          isStale: isPlaceholderData,
          isFetching: isPlaceholderData,
          refetch: () => undefined,
        }}
        empty={<p>Nothing found</p>}
      >
        {({ data }) => <p>{data.join(', ')}</p>}
      </ListView>
    </MantineProvider>,
  );

it('a list shows its empty state only after the platform has responded to the current query', () => {
  expect(drawn([], false)).toContain('Nothing found');
  expect(drawn([], true)).not.toContain('Nothing found');
  expect(drawn([], true)).toContain('role="status"');
});

it('a list shows the rows of an earlier query until the response to the newer query arrives', () => {
  expect(drawn(['vip'], true)).toContain('vip');
});
