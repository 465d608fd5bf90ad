import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { createArticleKnowledgeStore } from '~/drafts/record-checks';
import { type KnownArticle, translationCheckFileSchema } from '~/drafts/translation-check-store';
import type { KnownArticles } from '~/drafts/translation-state';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { readFileText } from '~/lib/file/read-file-text';
import { parseJson } from '~/lib/json/json';
import { useScope } from '~/session/scope-context';
import { ChooseFileButton } from '~/ui/form/choose-file-button';
import { Dialog } from '~/ui/overlay/dialog';
import { saveFile } from '~/ui/save-file';

interface TranslationChecksDialogProps {
  readonly portalSlug: string;
  readonly known: KnownArticles;
  readonly onClose: () => void;
}

/**
 * Exports the translation checks of this browser to a file, and imports those of another browser. A translation check
 * records the version of the original that a translation matches.
 */
export function TranslationChecksDialog({ portalSlug, known, onClose }: TranslationChecksDialogProps) {
  const t = useT();
  const scope = useScope();
  const queryClient = useQueryClient();
  const [imported, setImported] = useState<number | 'unusable' | 'not-kept' | null>(null);
  const exportAll = () => {
    const articles: KnownArticle[] = [...known.values()];
    const file = { kind: 'translation-checks', portal: portalSlug, articles };
    saveFile(`translation-checks-${portalSlug}.json`, JSON.stringify(file));
  };
  const importAll = async (file: File) => {
    const { data } = translationCheckFileSchema.safeParse(parseJson((await readFileText(file)) ?? ''));
    if (data?.portal !== portalSlug) return setImported('unusable');
    const isKept = await createArticleKnowledgeStore(queryClient, scope, portalSlug).brought(data.articles);
    setImported(isKept ? data.articles.length : 'not-kept');
  };
  return (
    <Dialog title={t(m.translations_checks)} onClose={onClose}>
      <Stack>
        <Text size="sm">{t(m.translations_checks_text)}</Text>
        <Text size="sm">{t(m.translations_checks_count, { count: known.size })}</Text>
        <div role="status">
          {imported === 'unusable' && (
            <Alert color="red">{t(m.translations_checks_unusable, { portal: portalSlug })}</Alert>
          )}
          {imported === 'not-kept' && <Alert color="red">{t(m.translations_check_not_saved)}</Alert>}
          {typeof imported === 'number' && (
            <Alert color="green">{t(m.translations_checks_imported, { count: imported })}</Alert>
          )}
        </div>
        <Group data-foot justify="flex-end" gap="xs">
          <ChooseFileButton
            variant="default"
            label={t(m.translations_checks_import)}
            accept="application/json,.json"
            onFile={(file) => void importAll(file)}
          />
          <Button disabled={known.size === 0} onClick={exportAll}>
            {t(m.translations_checks_export)}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
