// Lists the images that an export couldn't download, with the reasons.
import { Alert, Box } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { FailedImage } from './exported-images';

const REASONS = {
  unreachable: m.help_center_export_unreachable,
  'too-large': m.help_center_export_too_large,
  'no-image': m.help_center_export_unsupported,
} as const satisfies Record<FailedImage['why'], unknown>;

export function FailedImagesNotice({ failed }: { readonly failed: readonly FailedImage[] }) {
  const t = useT();
  if (failed.length === 0) return null;
  return (
    <Alert color="yellow" title={t(m.help_center_export_failed, { count: failed.length })}>
      <Box component="ul" mah="12rem" m={0} ps="lg" style={{ overflowY: 'auto' }}>
        {failed.map(({ address, why }) => (
          <li key={address} className="raw-text">
            {address}: {t(REASONS[why])}
          </li>
        ))}
      </Box>
    </Alert>
  );
}
