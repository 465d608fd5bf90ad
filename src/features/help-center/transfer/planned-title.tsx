import { Anchor, Text } from '@mantine/core';
import { useState } from 'react';
import { useImageHosts } from '~/domain/image-hosts';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { HtmlLossKind } from '~/lib/file/read-html-file';
import { shortenText } from '~/lib/text/shorten-text';
import { Dialog } from '~/ui/overlay/dialog';
import { MarkdownPreview } from '../preview/lazy-preview';
import type { PlannedArticle } from './planned-article';

const KIND = {
  html: m.editor_raw_html,
  word: m.help_center_import_word,
  notion: m.help_center_import_notion,
  confluence: m.help_center_import_confluence,
  zendesk: m.help_center_import_zendesk,
  intercom: m.help_center_import_intercom,
  yaml: m.help_center_import_yaml,
  toml: m.help_center_import_toml,
} as const;

const LOSSES: readonly (readonly [HtmlLossKind, typeof m.help_center_import_lost_scripts])[] = [
  ['scripts', m.help_center_import_lost_scripts],
  ['forms', m.help_center_import_lost_forms],
  ['embedded', m.help_center_import_lost_embedded],
  ['drawings', m.help_center_import_lost_drawings],
  ['images', m.help_center_import_lost_images],
  ['comments', m.help_center_import_lost_comments],
  ['labels', m.help_center_import_lost_labels],
  ['outside', m.help_center_import_lost_outside],
];

/**
 * A button with the title of an article that an import would create, and notes about the file. The button opens a
 * preview.
 */
export function PlannedTitle({ row }: { readonly row: PlannedArticle }) {
  const t = useT();
  const imageHosts = useImageHosts();
  const [isOpen, setIsOpen] = useState(false);
  const losses = LOSSES.flatMap(([kind, message]) => {
    const count = row.losses[kind] ?? 0;
    return count > 0 ? [t(message, { count })] : [];
  });
  const deadLinks = row.losses.links ?? 0;
  return (
    <>
      <Anchor component="button" type="button" size="sm" ta="start" onClick={() => setIsOpen(true)}>
        <bdi>{shortenText(row.title)}</bdi>
      </Anchor>
      <Text size="xs" c="dimmed" className="raw-text">
        {row.path}
      </Text>
      <Text size="xs" c="dimmed">
        {t(row.kind === null ? m.help_center_markdown : KIND[row.kind])}
      </Text>
      {row.unread > 0 && <Text size="xs">{t(m.help_center_import_unread_lines, { count: row.unread })}</Text>}
      {losses.length > 0 && <Text size="xs">{t(m.help_center_import_lost, { losses })}</Text>}
      {deadLinks > 0 && <Text size="xs">{t(m.help_center_import_dead_links, { count: deadLinks })}</Text>}
      {isOpen && (
        <Dialog size="45rem" title={row.title} onClose={() => setIsOpen(false)}>
          <MarkdownPreview isWhole text={row.text} allowedImageHosts={imageHosts} label={row.title} />
        </Dialog>
      )}
    </>
  );
}
