import { createFileRoute } from '@tanstack/react-router';
import { prefetchActionTargets } from '~/domain/look-ups';
import { MacroImportScreen } from '~/features/macros/macro-import-screen';

export const Route = createFileRoute('/$workspace/macros/import')({
  loader: ({ context: { queryClient, scope } }) => {
    prefetchActionTargets(queryClient, scope);
  },
  component: MacroImportScreen,
});
