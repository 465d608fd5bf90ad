import { createFileRoute } from '@tanstack/react-router';
import { getConversationCountQueries } from '~/features/home/conversation-counts';
import { HomeScreen } from '~/features/home/home-screen';

export const Route = createFileRoute('/$workspace/')({
  loader: ({ context: { queryClient, scope } }) => {
    for (const query of getConversationCountQueries(scope)) void queryClient.prefetchQuery(query);
  },
  component: Home,
});

function Home() {
  const navigate = Route.useNavigate();
  const { workspace } = Route.useParams();
  return (
    <HomeScreen
      onFind={(id) =>
        void navigate({ to: '/$workspace/conversations', params: { workspace }, search: { id, open: true } })
      }
    />
  );
}
