import { Text } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { PlannedArticle } from './planned-article';

interface PlannedArticleDetailsProps {
  readonly row: PlannedArticle;
  readonly category: string;
}

/** The category and the images of an article that an import would create. */
export function PlannedArticleDetails({ row, category }: PlannedArticleDetailsProps) {
  const t = useT();
  return (
    <>
      {category}
      <Text size="xs" c="dimmed">
        {t(m.help_center_import_images, { count: row.images.size })}
      </Text>
      {row.remoteImages > 0 && (
        <Text size="xs">{t(m.help_center_import_remote, { count: row.remoteImages })}</Text>
      )}
      {row.missing.length > 0 && (
        <Text size="xs" className="raw-text">
          {t(m.help_center_import_missing, { addresses: row.missing })}
        </Text>
      )}
    </>
  );
}
