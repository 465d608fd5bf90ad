// Uploads an image and logs it in the activity.
import { type UploadOptions, uploadFile } from '~/api/http/upload';
import { withActivityLog } from '../activity/log-write';

export const uploadImageFile = (options: UploadOptions, run?: string): Promise<{ file_url: string }> =>
  withActivityLog(
    { scope: options.scope, kind: 'image', id: null, ...(run !== undefined && { run }) },
    { act: 'upload', name: options.name, before: null, after: { size: options.file.size } },
    () => uploadFile(options),
    ({ file_url }) => ({ after: { size: options.file.size, file_url } }),
  );
