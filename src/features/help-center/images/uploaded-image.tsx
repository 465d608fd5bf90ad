import { Button, Text } from '@mantine/core';
import type { RefObject } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { MarkdownEditorHandle } from '../editor/editor-handle';

interface UploadedImageProps {
  readonly address: string;
  readonly editor: RefObject<MarkdownEditorHandle | null>;
  readonly onInserted: () => void;
}

/** An image that has its address, and whose place in the text is gone: it is put there again. */
export function UploadedImage({ address, editor, onInserted }: UploadedImageProps) {
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
