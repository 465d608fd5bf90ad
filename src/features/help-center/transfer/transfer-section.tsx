import { Alert, Button, Checkbox, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Portal } from '~/api/portals';
import { FailedImagesNotice } from '~/domain/failed-images-notice';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { LoadStatus } from '~/records/list/load-status';
import { useFullLoad } from '~/records/list/use-full-load';
import { allArticlesQuery, allCategoriesQuery } from '~/resources/portal-queries';
import { useScope } from '~/session/scope-context';
import { BusyButton } from '~/ui/form/busy-button';
import { ProblemNotice } from '~/ui/notice/problem-notice';
import { Card } from '~/ui/page/card';
import { createLazyPart } from '~/ui/page/create-lazy-part';
import { type EarlierImport, loadEarlierImport } from './earlier-import';
import { type ImportFilesResult, readImportFiles } from './import-files';
import { previewImport } from './import-preview';
import type { PlannedArticle } from './planned-article';
import { type PortalExport, usePortalExport } from './use-portal-export';

const ImportDialog = createLazyPart(() => import('./article-import-dialog'), 'ArticleImportDialog');

type Planned =
  | Exclude<ImportFilesResult, { readonly kind: 'files' }>
  | {
      readonly kind: 'planned';
      readonly rows: readonly PlannedArticle[];
      readonly others: readonly string[];
      readonly earlier: EarlierImport | null;
    };

/** Imports articles from a folder or archive in several formats, and exports all articles. */
export function TransferSection({ portal }: { readonly portal: Portal }) {
  const t = useT();
  const scope = useScope();
  const articles = useQuery(allArticlesQuery(scope, portal.slug));
  const categories = useQuery(allCategoriesQuery(scope, portal.slug));
  const [hasImages, setHasImages] = useState(true);
  const [given, setGiven] = useState<Planned | null>(null);
  const archive = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const { state, exported, start, stop } = usePortalExport(portal.slug);
  const unpacking = useFullLoad();
  const failed = [articles, categories].find(({ error }) => error);
  const isReady = articles.data !== undefined && categories.data !== undefined;
  const open = (categories.data ?? []).filter(({ locale }) => portal.allowed_locales.includes(locale));
  const plan = (files: readonly File[]) => {
    setGiven(null);
    void unpacking.start(async (tools): Promise<Planned> => {
      const found = await readImportFiles(files, tools);
      if (found.kind !== 'files') return found;
      const listed = articles.data ?? [];
      const rows = await previewImport(found.files, listed, open, portal, tools);
      const earlier = await loadEarlierImport(scope, portal.slug, rows);
      return { kind: 'planned', rows, others: found.others, earlier };
    }, setGiven);
  };
  const fileInput = (label: string, ref: typeof archive, more: object) => (
    <input
      ref={ref}
      type="file"
      hidden
      aria-label={label}
      onChange={(event) => {
        const files = [...(event.currentTarget.files ?? [])];
        event.currentTarget.value = '';
        plan(files);
      }}
      {...more}
    />
  );
  return (
    <Card title={t(m.help_center_transfer)}>
      <Stack gap="sm">
        <Text size="sm">{t(m.help_center_transfer_text)}</Text>
        {fileInput(t(m.help_center_import_archive), archive, {
          accept: '.zip,.md,.markdown,.html,.htm,.docx,.json',
          multiple: true,
        })}
        {fileInput(t(m.help_center_import_folder), folder, { webkitdirectory: '' })}
        <Group gap="xs">
          <Button variant="default" disabled={!isReady} onClick={() => archive.current?.click()}>
            {t(m.help_center_import_archive)}
          </Button>
          <Button variant="default" disabled={!isReady} onClick={() => folder.current?.click()}>
            {t(m.help_center_import_folder)}
          </Button>
        </Group>
        <Group gap="md">
          <BusyButton
            variant="default"
            loading={state.step === 'reading'}
            onClick={() => void start(hasImages)}
          >
            {t(m.help_center_export)}
          </BusyButton>
          <Checkbox
            label={t(m.help_center_export_with_images)}
            checked={hasImages}
            onChange={({ currentTarget }) => setHasImages(currentTarget.checked)}
          />
        </Group>
        <LoadStatus state={state} onStop={stop} />
        <LoadStatus state={unpacking.state} onStop={unpacking.stop} />
        {exported !== null && <ExportResult exported={exported} />}
        {failed?.error && (
          <ProblemNotice error={failed.error} purpose="read" onRetry={() => void failed.refetch()} />
        )}
        {given?.kind === 'too-much' && <Alert color="yellow">{t(m.help_center_import_too_large)}</Alert>}
        {given?.kind === 'unreadable' && <Alert color="yellow">{t(m.help_center_import_unreadable)}</Alert>}
        {given?.kind === 'planned' && (
          <ImportDialog
            portal={portal}
            rows={given.rows}
            others={given.others}
            earlier={given.earlier}
            open={open}
            onClose={() => setGiven(null)}
          />
        )}
      </Stack>
    </Card>
  );
}

/**
 * Shows the numbers of exported articles and images, of external images, and of articles that were deleted during the
 * export.
 */
function ExportResult({ exported: { count, gone, images } }: { readonly exported: PortalExport }) {
  const t = useT();
  const { files, failed, foreign } = images;
  return (
    <>
      <Text size="sm" role="status">
        {t(m.help_center_export_done, { count })}{' '}
        {files.size > 0 && t(m.help_center_export_images, { count: files.size })}{' '}
        {foreign > 0 && t(m.help_center_export_external, { count: foreign })}{' '}
        {gone > 0 && t(m.help_center_export_deleted, { count: gone })}
      </Text>
      <FailedImagesNotice failed={failed} />
    </>
  );
}
