import { createFileRoute, redirect } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { searchTextSchema } from '~/ui/table/list-search-params';

/** Redirects the URL of the old folders page to the list, which now contains the folders. */
export const Route = createFileRoute('/$workspace/canned-responses_/folders')({
  validateSearch: z.object({ folder: searchTextSchema, search: searchTextSchema }),
  beforeLoad: ({ params, search }) => {
    throw redirect({ to: '/$workspace/canned-responses', params, search, replace: true });
  },
});
