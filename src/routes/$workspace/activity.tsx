import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { ActivityScreen } from '~/features/activity/activity-screen';
import { listSearch, text } from '~/ui/table/list-search';

export const Route = createFileRoute('/$workspace/activity')({
  // The screen knows what may be chosen: its code isn't there yet where an address is checked.
  validateSearch: z.object({ ...listSearch, kind: text, state: text, since: text, entry: text }),
  component: Activity,
});

function Activity() {
  const navigate = Route.useNavigate();
  return (
    <ActivityScreen
      search={Route.useSearch()}
      onSearchChange={(change) =>
        void navigate({ search: (last) => ({ ...last, ...change }), replace: true })
      }
    />
  );
}
