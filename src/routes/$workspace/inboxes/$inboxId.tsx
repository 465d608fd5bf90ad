import { createFileRoute, notFound } from '@tanstack/react-router';
import { inboxQuery } from '~/api/inboxes';
import { InboxScreen } from '~/features/inboxes/inbox-screen';

export const Route = createFileRoute('/$workspace/inboxes/$inboxId')({
  loader: async ({ context, params }) => {
    if (!/^\d{1,15}$/.test(params.inboxId)) throw notFound();
    await context.queryClient.ensureQueryData(inboxQuery(context.scope, Number(params.inboxId)));
  },
  component: Inbox,
});

function Inbox() {
  return <InboxScreen inboxId={Number(Route.useParams().inboxId)} />;
}
