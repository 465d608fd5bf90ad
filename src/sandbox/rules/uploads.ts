// Uploads: any member may upload a file. Anyone can then fetch the file from its absolute `file_url`.
import { createUpload } from '~/api/uploads';
import { createBadRequestError } from '../error-body';
import { defineOperationHandler } from '../operation-handler';
import { takeNextId } from '../platform';

const toBase64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

export const uploadHandlers = [
  defineOperationHandler(createUpload, ({ platform, files, origin }) => {
    const { attachment } = files;
    if (!attachment) throw createBadRequestError('attachment');
    const id = takeNextId(platform);
    platform.files.push({
      id,
      name: attachment.name,
      type: attachment.type,
      base64: toBase64(attachment.bytes),
    });
    return { file_url: `${origin}/sandbox/files/${id}/${encodeURIComponent(attachment.name)}` };
  }),
];
