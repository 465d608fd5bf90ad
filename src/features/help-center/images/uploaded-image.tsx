import { Button, Text, TextInput } from '@mantine/core';
import type { RefObject } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { MarkdownEditorHandle } from '../editor/editor-handle';
import { alternativeText } from './image-address';
import type { UploadedImage as Image } from './use-image-uploads';

interface UploadedImageProps {
  readonly image: Image;
  readonly editor: RefObject<MarkdownEditorHandle | null>;
  readonly onChange: (image: Image) => void;
}

/** An image that has its address: described where it stands in the text, or put there. */
export function UploadedImage({ image, editor, onChange }: UploadedImageProps) {
  const t = useT();
  const { address, alternative } = image;
  const markdown = (text: string) => `![${alternativeText(text)}](${address})`;
  const insert = () => {
    editor.current?.insert(markdown(alternative));
    onChange({ ...image, isInText: true });
  };
  const replaceAlternative = (next: string) => {
    if (next === alternative) return;
    const isInText = editor.current?.replaceText(markdown(alternative), markdown(next)) ?? false;
    onChange({ ...image, alternative: isInText ? next : alternative, isInText });
  };
  return image.isInText ? (
    <TextInput
      flex={1}
      dir="auto"
      label={t(m.help_center_image_alternative)}
      defaultValue={alternative}
      onBlur={(event) => replaceAlternative(event.currentTarget.value.trim())}
    />
  ) : (
    <>
      <Text size="sm">{t(m.help_center_image_not_in_text)}</Text>
      <Button variant="default" size="compact-sm" onClick={insert}>
        {t(m.help_center_image_insert)}
      </Button>
    </>
  );
}
