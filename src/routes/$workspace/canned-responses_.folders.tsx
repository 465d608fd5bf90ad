import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { FoldersScreen } from '~/features/canned-responses/folders-screen';
import { allResponsesQuery } from '~/resources/all-canned-responses';
import { text } from '~/ui/table/list-search';

export const Route = createFileRoute('/$workspace/canned-responses_/folders')({
  validateSearch: z.object({ folder: text, search: text }),
  loader: ({ context }) => void context.queryClient.prefetchQuery(allResponsesQuery(context.scope)),
  component: Folders,
});

function Folders() {
  const navigate = Route.useNavigate();
  return (
    <FoldersScreen
      search={Route.useSearch()}
      onSearchChange={(change) =>
        void navigate({ search: (last) => ({ ...last, ...change }), replace: true })
      }
    />
  );
}
