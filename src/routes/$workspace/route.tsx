import { QueryClientProvider } from '@tanstack/react-query';
import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { queryClient } from '~/app/boot/query-client';
import { WorkspaceProblemPage } from '~/app/frame/lazy-frame';
import { WorkspaceFrame } from '~/app/frame/workspace-frame';
import { WorkspaceError } from '~/app/problem/workspace-error';
import { useWorkspaceAccess } from '~/session/scope-context';
import { canSendRequests, findWorkspace, getWorkspaceAccess, session } from '~/session/session';

export const Route = createFileRoute('/$workspace')({
  // All child routes use this scope. If the URL contains no valid workspace, no child route sends a request.
  beforeLoad: ({ params, location }) => {
    const workspace = findWorkspace(params.workspace);
    if (session.get().step === 'signed-out') {
      throw redirect({ to: '/sign-in', search: { redirect: location.href }, replace: true });
    }
    const scope = workspace && session.scope(workspace);
    if (!scope) throw notFound();
    const covered = getWorkspaceAccess(scope);
    if (!canSendRequests(covered)) throw new WorkspaceError(scope, covered);
    // Not async, because awaiting this function would show the previous screen for another frame.
    return { scope, queryClient };
  },
  component: Workspace,
  // Keeps this route in the same chunk as the router, because every screen needs it.
  codeSplitGroupings: [],
});

function Workspace() {
  const { scope, queryClient } = Route.useRouteContext();
  const covered = useWorkspaceAccess(scope);
  // Reached if the platform rejects the token after the user opened the workspace.
  if (covered === 'refused') return <WorkspaceProblemPage error={new WorkspaceError(scope, covered)} />;
  return (
    <QueryClientProvider client={queryClient}>
      <WorkspaceFrame scope={scope} />
    </QueryClientProvider>
  );
}
