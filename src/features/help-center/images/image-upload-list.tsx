import { Stack } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { ImageUploadItem, InterruptedImage } from './image-upload-item';
import type { ImageUploads } from './use-image-uploads';

interface ImageUploadListProps {
  readonly images: ImageUploads;
  readonly className: string | undefined;
}

/** Lists the uploads of this page with their progress and actions, and the interrupted uploads of earlier visits. */
export function ImageUploadList({ images, className }: ImageUploadListProps) {
  const t = useT();
  const { uploads, lost, picker, receive } = images;
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
          receive([...(event.currentTarget.files ?? [])]);
          event.currentTarget.value = '';
        }}
      />
      {uploads.length + lost.length > 0 && (
        <Stack component="section" gap="xs" className={className} aria-label={t(m.help_center_images)}>
          {uploads.map((upload) => (
            <ImageUploadItem key={upload.id} upload={upload} images={images} />
          ))}
          {lost.map(({ id, line }) => (
            <InterruptedImage
              key={id}
              line={line}
              onChoose={() => images.pickInstead(id)}
              onRemove={() => images.remove(id)}
            />
          ))}
        </Stack>
      )}
    </>
  );
}
