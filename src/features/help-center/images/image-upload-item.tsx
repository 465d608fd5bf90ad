import { Button, Group, Paper, Progress, Stack, Text } from '@mantine/core';
import type { RefObject } from 'react';
import type { ApiProblemKind } from '~/api/http/api-error';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import type { MarkdownEditorHandle } from '~/markdown-editor/editor-handle';
import { ProblemNotice } from '~/ui/notice/problem-notice';
import { formatSize } from './format-size';
import { MAX_IMAGE_BYTES, type PreparedImage, SCALED_SIDE_PX } from './prepare-image';
import type { ImageUpload, ImageUploads } from './use-image-uploads';

interface ImageLineProps {
  readonly upload: ImageUpload;
  readonly images: ImageUploads;
}

/** Shows an upload in progress, or an uploaded image that isn't visible in the text. */
export function ImageUploadItem({ upload, images }: ImageLineProps) {
  const t = useT();
  return (
    <Paper withBorder p="xs">
      <Stack gap="xs">
        <Text size="xs" c="dimmed" className="raw-text">
          {upload.file.name}
        </Text>
        {images.literal.includes(upload.id) && (
          <Text size="sm" c="var(--mantine-color-yellow-light-color)" role="status">
            {t(m.help_center_image_literal)}
          </Text>
        )}
        <ImageStep upload={upload} images={images} />
      </Stack>
    </Paper>
  );
}

interface InterruptedImageProps {
  /** The line of the image's placeholder in the text. */
  readonly line: number;
  readonly onChoose: () => void;
  readonly onRemove: () => void;
}

/**
 * An image whose upload was interrupted because the author left the page, with a button that selects the file again.
 */
export function InterruptedImage({ line, onChoose, onRemove }: InterruptedImageProps) {
  const t = useT();
  return (
    <Paper withBorder p="xs">
      <Group gap="xs">
        <Text size="sm">{t(m.help_center_image_unavailable, { line })}</Text>
        <Button variant="default" size="compact-sm" onClick={onChoose}>
          {t(m.help_center_image_again)}
        </Button>
        <Button variant="default" size="compact-sm" onClick={onRemove}>
          {t(m.common_remove)}
        </Button>
      </Group>
    </Paper>
  );
}

const UNFIT = {
  'no-image': m.help_center_image_unsupported,
  'too-large': m.help_center_image_too_large,
  'too-many-pixels': m.help_center_image_too_many_pixels,
  unreadable: m.help_center_image_unreadable,
} as const;

/** Errors caused by the file itself. Retrying with the same file would fail again. */
const FILE_REFUSED: ReadonlySet<ApiProblemKind> = new Set(['too-large', 'invalid', 'refused']);

/** Shows the state of an upload and its actions. */
function ImageStep({ upload, images }: ImageLineProps) {
  const t = useT();
  const language = useFormatLocale();
  const { id, file, state } = upload;
  const button = (label: string, onClick: () => void) => (
    <Button
      variant="default"
      size="compact-sm"
      // Keeps the focus in the text. On phones, the toolbar would otherwise move, and the button would move away before
      // the click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      {label}
    </Button>
  );
  const cancel = button(t(m.common_cancel), () => images.cancel(upload));
  const another = button(t(m.help_center_image_other), () => images.pickInstead(id));
  const again = (image: PreparedImage) => button(t(m.common_retry), () => void images.send(upload, image));
  const dismiss = button(t(m.common_close), () => images.dismiss(id));
  const scaled = (image: PreparedImage) =>
    button(
      t(m.help_center_image_scale, { side: SCALED_SIDE_PX }),
      () => void images.sendScaled(upload, image),
    );
  switch (state.step) {
    case 'checking':
      return <Text size="sm">{t(m.help_center_image_checking)}</Text>;
    case 'unfit':
      return (
        <Group gap="xs">
          <Text size="sm" c="red">
            {t(UNFIT[state.why], { megabytes: MAX_IMAGE_BYTES / 1024 / 1024 })}
          </Text>
          {another}
          {dismiss}
        </Group>
      );
    case 'large':
      return (
        <Group gap="xs">
          <Text size="sm">{t(m.help_center_image_large, { side: state.image.side })}</Text>
          {scaled(state.image)}
          {button(t(m.help_center_image_as_is), () => void images.send(upload, state.image))}
          {cancel}
        </Group>
      );
    case 'sending':
      return (
        <Group gap="xs" wrap="nowrap">
          <Progress
            value={state.share * 100}
            flex={1}
            aria-label={t(m.help_center_image_progress, { name: file.name })}
          />
          {cancel}
        </Group>
      );
    case 'failed': {
      const { image, error } = state;
      const isTooLarge = error.kind === 'too-large';
      return (
        <>
          {isTooLarge ? (
            <Text size="sm" c="red" role="alert">
              {t(m.help_center_image_refused_size, { size: formatSize(image.file.size, language) })}
            </Text>
          ) : (
            <ProblemNotice error={error} purpose="upload" />
          )}
          <Group gap="xs">
            {isTooLarge && image.side > SCALED_SIDE_PX && scaled(image)}
            {FILE_REFUSED.has(error.kind) ? another : again(image)}
            {cancel}
          </Group>
        </>
      );
    }
    case 'untrusted':
      return (
        <Group gap="xs">
          <Text size="sm" c="red" className="raw-text">
            {t(m.help_center_image_untrusted, { address: state.address })}
          </Text>
          {again(state.image)}
          {cancel}
        </Group>
      );
    case 'done':
      return (
        <Group gap="xs">
          {!state.isInText && (
            <UploadedImage
              address={state.address}
              editor={images.editor}
              onInserted={() => images.dismiss(id)}
            />
          )}
          {dismiss}
        </Group>
      );
  }
}

interface UploadedImageProps {
  readonly address: string;
  readonly editor: RefObject<MarkdownEditorHandle | null>;
  readonly onInserted: () => void;
}

/** Offers to insert an uploaded image whose placeholder was deleted from the text. */
function UploadedImage({ address, editor, onInserted }: UploadedImageProps) {
  const t = useT();
  const insert = () => {
    editor.current?.insertImages([`![](${address})`]);
    onInserted();
  };
  return (
    <>
      <Text size="sm">{t(m.help_center_image_not_in_text)}</Text>
      <Button variant="default" size="compact-sm" onClick={insert}>
        {t(m.help_center_image_insert)}
      </Button>
    </>
  );
}
