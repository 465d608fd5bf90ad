import { Alert, Text, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { buildQueryKey } from '~/api/http/query';
import { useImageHosts } from '~/domain/image-hosts';
import { getFormDraftKey } from '~/drafts/form-drafts';
import type { RestoredFields } from '~/drafts/restore-fields';
import { usePersistedForm } from '~/drafts/use-persisted-form';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { resolveImageSource } from '~/lib/markdown/safe-address';
import { UnrestoredTextsNotice } from '~/records/form/unrestored-texts-notice';
import { useScope } from '~/session/scope-context';
import { requestTextTask } from '~/texts/ask';
import { LoadingBars } from '~/ui/page/loading-bars';
import { INITIAL_CONTROL_COUNT, TruncatedList } from '~/ui/page/truncated-list';
import { getFindingPlaceLabel } from '../health/finding-labels';
import { FindingLink } from '../health/finding-link';
import { explainUnloadedImage } from '../images/image-reason';
import type { PortalTexts } from '../portal-texts';
import { areAllTextsLoaded } from '../use-portal-texts';
import { type AlternativeTextRow, findAlternativeTextRows, groupTypedTexts } from './alternative-rows';
import classes from './article-edits.module.css';
import { ArticleEditsDialog } from './article-edits-dialog';

type TypedTexts = Readonly<Record<string, string>>;

const NONE: TypedTexts = {};
const NO_ROWS: readonly AlternativeTextRow[] = [];
const typedSchema = z.record(z.string(), z.string());

const readTyped = (kept: unknown): RestoredFields<TypedTexts> => {
  const { data } = typedSchema.safeParse(kept);
  return data ? { values: data, unfit: [] } : { values: null, unfit: [{ field: '', value: kept }] };
};

interface AlternativeTextsDialogProps {
  readonly portalSlug: string;
  readonly texts: PortalTexts;
  readonly onClose: (hasRun: boolean) => void;
}

/**
 * Lets the user enter a portal's missing alternative texts, and saves the entered texts in one run. Before the run, the
 * entered texts are stored in this browser.
 */
export function AlternativeTextsDialog({ portalSlug, texts: given, onClose }: AlternativeTextsDialogProps) {
  const t = useT();
  const scope = useScope();
  const [texts] = useState(given);
  const [typed, setTyped] = useState(NONE);
  const draftKey = getFormDraftKey(scope, `alt texts ${portalSlug}`);
  usePersistedForm({
    draftKey,
    typed: typed === NONE ? null : typed,
    read: readTyped,
    restore: setTyped,
    join: (older, newer) => ({ ...older, ...newer }),
  });
  const { data: rows } = useQuery({
    queryKey: [...buildQueryKey(scope, 'undescribed-images'), portalSlug, texts.at, texts.read.size],
    queryFn: ({ signal }) => findAlternativeTextRows(texts, signal),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const setText = (key: string, text: string) =>
    setTyped((now) => {
      const others = Object.entries(now).filter(([one]) => one !== key);
      if (text !== '') return Object.fromEntries([...others, [key, text]]);
      return others.length > 0 ? Object.fromEntries(others) : NONE;
    });
  const edits = groupTypedTexts(rows ?? NO_ROWS, typed);
  const count = edits.reduce((sum, one) => sum + one.count, 0);
  return (
    <ArticleEditsDialog
      portalSlug={portalSlug}
      title={t(m.portal_health_alt_all)}
      startLabel={count > 0 ? t(m.portal_edits_alt_save, { count }) : t(m.portal_health_alt_all)}
      countTitle={t(m.help_center_images)}
      rows={edits.map(({ article, texts: own, count: ownCount }) => ({
        article,
        count: ownCount,
        createHits: () =>
          requestTextTask('alternative-hits', { text: article.content ?? '', typed: own }).catch(() => null),
      }))}
      canStart={count > 0}
      onSaved={({ id }) => {
        for (const { key, article } of rows ?? NO_ROWS) if (article.id === id) setText(key, '');
      }}
      onClose={onClose}
    >
      <UnrestoredTextsNotice draftKey={draftKey} />
      <Text size="sm">{t(m.portal_edits_alt_text)}</Text>
      {!areAllTextsLoaded(texts) && <Alert color="yellow">{t(m.portal_edits_alt_partial)}</Alert>}
      {!rows && <LoadingBars heights={[72, 72, 72]} />}
      {rows?.length === 0 && <Text size="sm">{t(m.help_center_check_alt_texts)}</Text>}
      {rows && rows.length > 0 && (
        <TruncatedList
          items={rows}
          step={INITIAL_CONTROL_COUNT}
          isKept={({ key }) => typed[key] !== undefined}
        >
          {(shown) => (
            <ul className={classes.images} aria-label={t(m.portal_health_alternative_text_missing)}>
              {shown.map((row) => (
                <ImageField
                  key={row.key}
                  portalSlug={portalSlug}
                  row={row}
                  value={typed[row.key] ?? ''}
                  onChange={(text) => setText(row.key, text)}
                />
              ))}
            </ul>
          )}
        </TruncatedList>
      )}
    </ArticleEditsDialog>
  );
}

interface ImageFieldProps {
  readonly portalSlug: string;
  readonly row: AlternativeTextRow;
  readonly value: string;
  readonly onChange: (text: string) => void;
}

/** Shows an image, its position in the article, and the field for its alternative text. */
function ImageField({ portalSlug, row, value, onChange }: ImageFieldProps) {
  const t = useT();
  const { article, image } = row;
  const source = resolveImageSource(image.address, useImageHosts());
  const place = { id: article.id, title: article.title, line: image.line };
  return (
    <li>
      <div className={classes.image}>
        {source.kind === 'allowed' ? (
          <img src={source.src} alt="" loading="lazy" referrerPolicy="no-referrer" />
        ) : (
          <small className="raw-text">{explainUnloadedImage(t, source, image.address)}</small>
        )}
      </div>
      <div className={classes.field}>
        <span className={classes.place}>
          <FindingLink portalSlug={portalSlug} place={place} />
        </span>
        {image.isEditable ? (
          <TextInput
            aria-label={t(m.health_fix_for, {
              fix: t(m.editor_alt_text),
              name: getFindingPlaceLabel(t, place),
            })}
            placeholder={t(m.help_center_image_alt_text)}
            value={value}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          />
        ) : (
          <Text size="sm" c="dimmed">
            {t(m.portal_edits_alt_manual)}
          </Text>
        )}
      </div>
    </li>
  );
}
