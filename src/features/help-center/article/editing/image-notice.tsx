import { Alert, Text } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { findUnfinishedUploads } from '~/lib/markdown/upload-placeholder';

/**
 * Explains that nothing was saved because an image isn't uploaded yet. The notice disappears once the text contains no
 * placeholders of images.
 */
export function ImageNotice({ text }: { readonly text: string }) {
  const t = useT();
  const [waiting] = findUnfinishedUploads(text);
  if (!waiting) return null;
  return (
    <Alert color="yellow" role="alert" title={t(m.help_center_image_not_ready)}>
      <Text size="sm">{t(m.help_center_image_not_ready_text, { line: waiting.line })}</Text>
    </Alert>
  );
}
