// Uploads: images that articles embed by their `file_url`.
import * as z from 'zod/mini';
import { defineOperation } from './http/operation';
import { listInboxes } from './inboxes';

/** Sent as `multipart/form-data` with the single field `attachment`. */
export const createUpload = defineOperation({
  id: 'uploads.create',
  method: 'POST',
  path: '/v1/accounts/{accountId}/uploads',
  origin: 'assumed',
  response: z.looseObject({ file_url: z.string() }),
  about: listInboxes,
});
