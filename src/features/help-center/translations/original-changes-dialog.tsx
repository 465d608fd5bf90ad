import { Button, Group, Stack, Text } from '@mantine/core';
import type { Article } from '~/api/articles';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { getArticleValues } from '~/resources/article-record';
import { Dialog } from '~/ui/overlay/dialog';
import { ArticleDifference } from '../article/conflict/article-difference';
import type { OriginalComparison } from './use-translation-state';

interface OriginalChangesDialogProps {
  readonly found: OriginalComparison;
  readonly original: Article;
  readonly onClose: () => void;
}

/** The changes of an original since its translation matched it. */
export function OriginalChangesDialog({ found, original, onClose }: OriginalChangesDialogProps) {
  const t = useT();
  const { former, check } = found;
  const after = getArticleValues(original);
  return (
    <Dialog
      size="45rem"
      title={t(m.translations_what_changed_title, { title: original.title })}
      onClose={onClose}
    >
      <Stack>
        {former ? (
          <ArticleDifference before={{ ...after, ...former }} after={after} categoryName={String} />
        ) : (
          <Text size="sm">{t(m.translations_earlier_text_unknown)}</Text>
        )}
        <Group data-foot justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} data-autofocus>
            {t(m.common_close)}
          </Button>
          <Button
            onClick={() => {
              void check();
              onClose();
            }}
          >
            {t(m.translations_check)}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
