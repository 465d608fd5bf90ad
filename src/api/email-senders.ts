// Senders of email campaigns.
import * as z from 'zod/mini';
import { defineOperation } from './http/operation';
import { defineSinglePageSchema, paginationFields } from './http/page';
import { buildSinglePageQueryOptions } from './http/single-page';
import { listInboxes } from './inboxes';
import type { Scope } from './scope';

export const emailSenderSchema = z.looseObject({
  id: z.number(),
  name: z.string(),
  email: z.optional(z.nullable(z.string())),
});
export type EmailSender = z.output<typeof emailSenderSchema>;

export const listEmailSenders = defineOperation({
  id: 'emailSenders.list',
  method: 'GET',
  path: '/v1/accounts/{accountId}/email-campaign-senders',
  origin: 'assumed',
  who: 'any-member',
  query: z.object(paginationFields),
  response: defineSinglePageSchema(emailSenderSchema),
  about: listInboxes,
});

export const emailSendersQuery = (scope: Scope) => buildSinglePageQueryOptions(scope, listEmailSenders, {});
