import { describe, expect, it } from 'vitest';
import { createUpload } from '~/api/uploads';
import { createSmallClient } from '../fixtures/small-client';

const attachment = { name: 'ü/?.png', type: 'image/png', bytes: new Uint8Array([0, 128, 255]) };

describe('uploading a file', () => {
  it('an upload stores the file unchanged and returns 201 with an absolute URL that ends with its name', () => {
    const { ask, platform } = createSmallClient();
    const { status, body } = ask(createUpload, { as: 'agent', files: { attachment } });
    expect(status).toBe(201);
    const { file_url } = body as { file_url: string };
    expect(new URL(file_url).pathname).toBe(`/sandbox/files/${platform.files[0]?.id}/%C3%BC%2F%3F.png`);
    expect([...Buffer.from(platform.files[0]?.base64 ?? '', 'base64')]).toEqual([0, 128, 255]);
  });

  it('an upload without the field “attachment” is rejected', () => {
    expect(createSmallClient().ask(createUpload, { files: { picture: attachment } }).status).toBe(400);
  });
});
