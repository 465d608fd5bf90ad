import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { FAULT_KINDS } from '~/features/health/faults';
import { HealthScreen } from '~/features/health/health-screen';
import { text } from '~/ui/table/list-search';

export const Route = createFileRoute('/$workspace/health')({
  validateSearch: z.object({ kind: text }),
  component: Health,
});

function Health() {
  const navigate = Route.useNavigate();
  const search = Route.useSearch();
  return (
    <HealthScreen
      kind={FAULT_KINDS.find((kind) => kind === search.kind)}
      onKindChange={(kind) => void navigate({ search: { kind }, replace: true })}
    />
  );
}
