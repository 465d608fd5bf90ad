import { Alert, Text } from '@mantine/core';
import type { FailedImage } from '~/domain/exported-images';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import classes from './export-result.module.css';
import type { Exported } from './use-export';

const REASONS = {
  unreachable: m.help_center_export_unreachable,
  'too-large': m.help_center_export_too_large,
  'no-image': m.help_center_export_no_image,
} as const satisfies Record<FailedImage['why'], unknown>;

/** How much was exported, and which images stay links. */
export function ExportResult({ exported: { count, images } }: { readonly exported: Exported }) {
  const t = useT();
  const { files, failed, foreign } = images;
  return (
    <>
      <Text size="sm" role="status">
        {t(m.help_center_export_done, { count })}{' '}
        {files.size > 0 && t(m.help_center_export_images, { count: files.size })}{' '}
        {foreign > 0 && t(m.help_center_export_foreign, { count: foreign })}
      </Text>
      {failed.length > 0 && (
        <Alert color="yellow" title={t(m.help_center_export_failed, { count: failed.length })}>
          <ul className={classes.failed}>
            {failed.map(({ address, why }) => (
              <li key={address} className="raw-text">
                {address}: {t(REASONS[why])}
              </li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  );
}
