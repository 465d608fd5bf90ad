import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { LABEL_SORTS } from '~/api/choices';
import { labelNamesQuery } from '~/domain/look-ups';
import { LabelsScreen } from '~/features/labels/labels-screen';
import { defineChoiceSchema, listSearchSchemas } from '~/ui/table/list-search-params';

export const Route = createFileRoute('/$workspace/labels')({
  validateSearch: z.object({
    ...listSearchSchemas,
    label: listSearchSchemas.page,
    sort: defineChoiceSchema(LABEL_SORTS),
  }),
  loader: ({ context }) => void context.queryClient.prefetchQuery(labelNamesQuery(context.scope)),
  component: Labels,
});

function Labels() {
  const navigate = Route.useNavigate();
  return (
    <LabelsScreen
      search={Route.useSearch()}
      onSearchChange={(change) =>
        void navigate({ search: (last) => ({ ...last, ...change }), replace: !('label' in change) })
      }
    />
  );
}
