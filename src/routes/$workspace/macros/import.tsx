import { createFileRoute } from '@tanstack/react-router';
import { ImportScreen } from '~/features/macros/import-screen';
import { prefetchDeskTargets } from '~/session/use-desk-targets';

export const Route = createFileRoute('/$workspace/macros/import')({
  loader: ({ context: { queryClient, scope } }) => {
    prefetchDeskTargets(queryClient, scope);
  },
  component: ImportScreen,
});
