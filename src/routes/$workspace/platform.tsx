import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { OPERATION_FILTERS } from '~/features/platform/operation-rows';
import { PlatformScreen } from '~/features/platform/platform-screen';
import { searchTextSchema } from '~/ui/table/list-search-params';

export const Route = createFileRoute('/$workspace/platform')({
  validateSearch: z.object({ show: searchTextSchema }),
  component: Platform,
});

function Platform() {
  const navigate = Route.useNavigate();
  const search = Route.useSearch();
  return (
    <PlatformScreen
      shown={OPERATION_FILTERS.find((one) => one === search.show)}
      onShownChange={(show) => void navigate({ search: { show }, replace: true })}
    />
  );
}
