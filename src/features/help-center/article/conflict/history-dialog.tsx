import { Accordion, Alert, Button, Group, Text } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { type ArticleVersion, listArticleVersions } from '~/drafts/article-drafts';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { isWritePending } from '~/records/write-state';
import { Dialog } from '~/ui/overlay/dialog';
import type { ArticleEditing } from '../editing/use-article-editing';
import { ArticleDifference } from './article-difference';

interface HistoryDialogProps {
  readonly editing: ArticleEditing;
  readonly categoryName: (id: number | null) => string;
  readonly onClose: () => void;
}

const NAMES = {
  saved: m.help_center_version_saved,
  former: m.help_center_version_before_save,
  typed: m.help_center_version_edited,
} as const satisfies Record<ArticleVersion['kind'], unknown>;

const versionsQuery = (draftKey: string) =>
  queryOptions<readonly ArticleVersion[] | null>({
    queryKey: ['article-versions', draftKey],
    queryFn: () => listArticleVersions(draftKey),
    gcTime: 0,
    staleTime: 0,
  });

/** Shows the versions that were saved or typed in this browser, because the platform keeps no versions. */
export function HistoryDialog({ editing, categoryName, onClose }: HistoryDialogProps) {
  const t = useT();
  const language = useFormatLocale();
  const { data: versions } = useQuery(versionsQuery(editing.draft.draftKey));
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'medium' });
  return (
    <Dialog size="45rem" title={t(m.common_history)} onClose={onClose}>
      {versions && (
        <Text size="sm" mb="sm">
          {t(versions.length === 0 ? m.help_center_history_none : m.help_center_history_text)}
        </Text>
      )}
      {versions === null && (
        <Alert color="yellow" role="alert">
          {t(m.records_versions_unreadable)}
        </Alert>
      )}
      <Accordion keepMounted={false}>
        {versions?.map((version) => (
          <Accordion.Item key={version.id ?? version.at} value={String(version.id ?? version.at)}>
            <Accordion.Control>{t(NAMES[version.kind], { time: time.format(version.at) })}</Accordion.Control>
            <Accordion.Panel>
              <ArticleDifference before={version.mine} after={editing.fields} categoryName={categoryName} />
              <Group mt="sm">
                <Button
                  variant="default"
                  disabled={isWritePending(editing.state)}
                  onClick={() => {
                    editing.bringBack(version.mine);
                    onClose();
                  }}
                >
                  {t(m.common_restore)}
                </Button>
              </Group>
            </Accordion.Panel>
          </Accordion.Item>
        ))}
      </Accordion>
    </Dialog>
  );
}
