// Image uploads. Articles embed an uploaded image with its `file_url`.
import * as z from 'zod/mini';
import { defineOperation } from './http/operation';
import { listInboxes } from './inboxes';

/** Uploads an image. The request is sent as `multipart/form-data` with the single field `attachment`. */
export const createUpload = defineOperation({
  id: 'uploads.create',
  method: 'POST',
  path: '/v1/accounts/{accountId}/uploads',
  origin: 'assumed',
  response: z.looseObject({ file_url: z.string() }),
  about: listInboxes,
});
