import { Checkbox, Text, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import * as z from 'zod/mini';
import { buildQueryKey } from '~/api/http/query';
import { getFormDraftKey } from '~/drafts/form-drafts';
import { restoreFields } from '~/drafts/restore-fields';
import { usePersistedForm } from '~/drafts/use-persisted-form';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { UnrestoredTextsNotice } from '~/records/form/unrestored-texts-notice';
import { useScope } from '~/session/scope-context';
import { ChangedWordsLine } from '~/ui/difference/changed-words-line';
import { LoadingBars } from '~/ui/page/loading-bars';
import { INITIAL_CONTROL_COUNT, TruncatedList } from '~/ui/page/truncated-list';
import { getFindingPlaceLabel } from '../health/finding-labels';
import { FindingLink } from '../health/finding-link';
import type { FindingPlace } from '../health/findings';
import type { PortalTexts } from '../portal-texts';
import classes from './article-edits.module.css';
import { ArticleEditsDialog } from './article-edits-dialog';
import {
  createParagraphEdits,
  findCommonSource,
  type ParagraphOccurrence,
  readParagraphOccurrences,
} from './paragraph-places';

interface TypedParagraph {
  readonly text: string;
}

const START: TypedParagraph = { text: '' };
const typedSchema = z.object({ text: z.string() });
const NO_PLACES: readonly ParagraphOccurrence[] = [];

interface ParagraphDialogProps {
  readonly portalSlug: string;
  readonly texts: PortalTexts;
  readonly places: readonly FindingPlace[];
  readonly onClose: (hasRun: boolean) => void;
}

/** Edits some or all occurrences of a repeated paragraph in one run. */
export function ParagraphDialog({ portalSlug, texts: given, places: found, onClose }: ParagraphDialogProps) {
  const t = useT();
  const scope = useScope();
  const [texts] = useState(given);
  const [typed, setTyped] = useState<TypedParagraph | null>(null);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [first] = found;
  const draftKey = getFormDraftKey(scope, `paragraph ${portalSlug} ${first?.id} ${first?.line}`);
  usePersistedForm({
    draftKey,
    typed,
    read: (kept) => restoreFields(kept, START, typedSchema),
    restore: setTyped,
  });
  const { data: places } = useQuery({
    queryKey: [...buildQueryKey(scope, 'paragraph-places'), portalSlug, texts.at, found],
    queryFn: ({ signal }) => readParagraphOccurrences(found, texts, signal),
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  const common = findCommonSource(places ?? NO_PLACES);
  const text = typed?.text ?? common;
  const isOne = text.trim() !== '' && !/\n[ \t]*\n/.test(text.trim());
  const chosen = (places ?? NO_PLACES).filter(
    ({ key, source }) => source !== null && source !== text.trim() && !left.has(key),
  );
  return (
    <ArticleEditsDialog
      portalSlug={portalSlug}
      title={t(m.portal_edits_paragraph_title)}
      startLabel={t(m.portal_edits_paragraph_save, { count: chosen.length })}
      countTitle={t(m.portal_edits_places)}
      rows={createParagraphEdits(chosen, text)}
      canStart={isOne && chosen.length > 0}
      onClose={(hasRun) => {
        if (hasRun) setTyped(null);
        onClose(hasRun);
      }}
    >
      <UnrestoredTextsNotice draftKey={draftKey} />
      {!places && <LoadingBars heights={[100, 40, 40, 40]} />}
      {places && (
        <>
          <Textarea
            label={t(m.portal_edits_paragraph_label)}
            description={t(m.portal_edits_paragraph_hint)}
            autosize
            minRows={3}
            maxRows={10}
            value={text}
            error={!isOne && t(m.portal_edits_paragraph_one)}
            onChange={({ currentTarget: { value } }) => setTyped(value === common ? null : { text: value })}
          />
          <TruncatedList items={places} step={INITIAL_CONTROL_COUNT}>
            {(shown) => (
              <ul className={classes.places} aria-label={t(m.portal_edits_places)}>
                {shown.map((place) => (
                  <PlaceLine
                    key={place.key}
                    portalSlug={portalSlug}
                    place={place}
                    text={text.trim()}
                    isChosen={!left.has(place.key)}
                    onChoose={(isChosen) => {
                      const next = new Set(left);
                      if (isChosen) next.delete(place.key);
                      else next.add(place.key);
                      setLeft(next);
                    }}
                  />
                ))}
              </ul>
            )}
          </TruncatedList>
        </>
      )}
    </ArticleEditsDialog>
  );
}

interface PlaceLineProps {
  readonly portalSlug: string;
  readonly place: ParagraphOccurrence;
  readonly text: string;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

/** Shows an occurrence of the paragraph, with the words that would change. */
function PlaceLine({
  portalSlug,
  place: { article, line, source },
  text,
  isChosen,
  onChoose,
}: PlaceLineProps) {
  const t = useT();
  const place = { id: article.id, title: article.title, line };
  return (
    <li>
      <Checkbox
        aria-label={t(m.records_select, { name: getFindingPlaceLabel(t, place) })}
        disabled={source === null}
        checked={source !== null && isChosen}
        onChange={({ currentTarget }) => onChoose(currentTarget.checked)}
      />
      <div className={classes.field}>
        <span className={classes.place}>
          <FindingLink portalSlug={portalSlug} place={place} />
        </span>
        {source === null ? (
          <Text size="sm" c="dimmed">
            {t(m.portal_edits_paragraph_manual)}
          </Text>
        ) : (
          source !== text && <ChangedWordsLine before={source} after={text} />
        )}
      </div>
    </li>
  );
}
