// The minimal requests to the platform: one for a token, and one for each of the two lists.
import { QueryClient, queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';

const signInAnswer = z.object({ id_token: z.string() });
const pageOf = <T extends z.ZodMiniType>(row: T) =>
  z.object({ data: z.array(row), meta: z.object({ total_count: z.number(), total_pages: z.number() }) });
const cannedResponses = pageOf(
  z.object({ id: z.number(), short_code: z.string(), content: z.string(), updated_at: z.string() }),
);
const macros = pageOf(
  z.object({
    id: z.number(),
    name: z.string(),
    visibility: z.string(),
    actions: z.array(z.object({ action_name: z.string() })),
    updated_at: z.string(),
  }),
);

let token = '';

async function ask<T extends z.ZodMiniType>(path: string, schema: T, body?: object): Promise<z.output<T>> {
  const response = await fetch(path, {
    method: body ? 'POST' : 'GET',
    headers: {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}`, 'chat-instance': '1' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return schema.parse(await response.json());
}

export async function signIn(email: string, password: string): Promise<void> {
  ({ id_token: token } = await ask('/auth/v1/signin', signInAnswer, { email, password }));
}

export const isSignedIn = () => token !== '';

export const queryClient = new QueryClient({ defaultOptions: { queries: { staleTime: 30_000 } } });

export const cannedResponsesQuery = queryOptions({
  queryKey: ['canned-responses'],
  queryFn: () => ask('/v1/accounts/1/canned-responses?per_page=100', cannedResponses),
});

export const macrosQuery = queryOptions({
  queryKey: ['macros'],
  queryFn: () => ask('/v1/accounts/1/macros', macros),
});
