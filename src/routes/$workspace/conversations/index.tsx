import { createFileRoute } from '@tanstack/react-router';
import * as z from 'zod/mini';
import { Page } from '~/ui/page';

export const Route = createFileRoute('/$workspace/conversations/')({
  validateSearch: z.object({
    id: z.catch(z.optional(z.string()), undefined),
    open: z.catch(z.optional(z.boolean()), undefined),
  }),
  component: () => <Page title="Conversations">…</Page>,
});
