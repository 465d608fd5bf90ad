import { Text } from '@mantine/core';
import { FailedImages } from '~/domain/failed-images';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { Exported } from './use-export';

/** How much was exported, what was deleted before it could be, and which images stay links. */
export function ExportResult({ exported: { count, gone, images } }: { readonly exported: Exported }) {
  const t = useT();
  const { files, failed, foreign } = images;
  return (
    <>
      <Text size="sm" role="status">
        {t(m.help_center_export_done, { count })}{' '}
        {files.size > 0 && t(m.help_center_export_images, { count: files.size })}{' '}
        {foreign > 0 && t(m.help_center_export_foreign, { count: foreign })}{' '}
        {gone > 0 && t(m.help_center_export_gone, { count: gone })}
      </Text>
      <FailedImages failed={failed} />
    </>
  );
}
