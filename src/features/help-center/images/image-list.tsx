import { Stack } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { ImageLine } from './image-line';
import type { ImageUploads } from './use-image-uploads';

/** The images that were sent from this page, each with how far it is and what can be done with it. */
export function ImageList({ images }: { readonly images: ImageUploads }) {
  const t = useT();
  const { uploads, picker, add } = images;
  return (
    <>
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        accept="image/png,image/jpeg,image/gif,image/webp"
        aria-label={t(m.help_center_images_pick)}
        onChange={(event) => {
          add([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
      {uploads.length > 0 && (
        <Stack component="section" gap="xs" mt="sm" aria-label={t(m.help_center_images)}>
          {uploads.map((upload) => (
            <ImageLine key={upload.id} upload={upload} images={images} />
          ))}
        </Stack>
      )}
    </>
  );
}
