import { createFileRoute } from '@tanstack/react-router';
import { portalQuery } from '~/api/portals';
import { FindReplaceScreen } from '~/features/help-center/replace/find-replace-screen';

export const Route = createFileRoute('/$workspace/help-center/$portalSlug/replace')({
  loader: ({ context: { queryClient, scope }, params: { portalSlug } }) =>
    void queryClient.prefetchQuery(portalQuery(scope, portalSlug)),
  component: FindReplace,
});

function FindReplace() {
  const { portalSlug } = Route.useParams();
  return <FindReplaceScreen key={portalSlug} portalSlug={portalSlug} />;
}
