import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { ChecksPage } from '~/features/health/checks-page';
import { RECORD_FAULT_KINDS } from '~/features/health/faults';
import { HealthScreen } from '~/features/health/health-screen';
import { PortalChecks } from '~/features/help-center/health/portal-checks';
import { searchTextSchema } from '~/ui/table/list-search-params';

export const Route = createFileRoute('/$workspace/health')({
  validateSearch: z.object({ kind: searchTextSchema, portal: searchTextSchema }),
  component: Health,
});

function Health() {
  const navigate = Route.useNavigate();
  const { kind, portal } = Route.useSearch();
  const changeKind = (next: string | undefined) =>
    void navigate({ search: { kind: next, portal }, replace: true });
  if (portal !== undefined)
    return (
      <PortalChecks key={portal} portalSlug={portal} kind={kind} onKindChange={changeKind}>
        {({ count, actions, content }) => (
          <ChecksPage portalSlug={portal} count={count} actions={actions}>
            {content}
          </ChecksPage>
        )}
      </PortalChecks>
    );
  return <HealthScreen kind={RECORD_FAULT_KINDS.find((one) => one === kind)} onKindChange={changeKind} />;
}
