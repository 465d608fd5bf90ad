import { createFileRoute, notFound, redirect } from '@tanstack/react-router';
import { WorkspaceError } from '~/app/workspace-error';
import { WorkspaceFrame } from '~/app/workspace-frame';
import { coverage, session, workspaceBySlug } from '~/session/session';

export const Route = createFileRoute('/$workspace')({
  // Everything below asks within this scope, and nothing of it is asked where the scope doesn't hold.
  beforeLoad: ({ params, location }) => {
    const workspace = workspaceBySlug(params.workspace);
    if (session.get().step === 'signed-out') {
      throw redirect({ to: '/sign-in', search: { redirect: location.href }, replace: true });
    }
    const scope = workspace && session.scope(workspace);
    if (!scope) throw notFound();
    const held = coverage(scope);
    if (held !== 'covered') throw new WorkspaceError(scope, held);
    return { scope };
  },
  component: Workspace,
});

function Workspace() {
  return <WorkspaceFrame scope={Route.useRouteContext().scope} />;
}
