import { Button, Menu } from '@mantine/core';
import { IconReplace, IconVocabulary } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import * as m from '~/i18n/messages';
import { type Translator, useT } from '~/i18n/use-t';
import { CheckAgainButton } from '~/records/list/check-again-button';
import { CheckFindings, type FindingArea } from '~/records/list/check-findings';
import { ExportMenuItem } from '~/records/list/export-menu-item';
import { LoadStatus } from '~/records/list/load-status';
import { useScope } from '~/session/scope-context';
import { MoreActionsMenu } from '~/ui/overlay/more-actions-menu';
import { createLazyPart } from '~/ui/page/create-lazy-part';
import { createPreloadHandlers, LazyPartBoundary } from '~/ui/page/lazy-part-boundary';
import type { Column } from '~/ui/table/data-table';
import { NoArticles } from '../no-articles';
import type { PortalTexts } from '../portal-texts';
import { areAllTextsLoaded, usePortalTexts } from '../use-portal-texts';
import { collapseFindings, getFindingArticleKey } from './collapse-findings';
import { FINDING_AREAS } from './finding-areas';
import { getFindingHint, getFindingLabel, getFindingPlaceLabel, getFindingSubject } from './finding-labels';
import { FindingRow } from './finding-row';
import type { PortalFinding } from './findings';
import { useEarlierCheck, useFindings } from './use-findings';

const AlternativesDialog = createLazyPart(
  () => import('../article-edits/alternative-texts-dialog'),
  'AlternativeTextsDialog',
);

const ParagraphDialog = createLazyPart(() => import('../article-edits/paragraph-dialog'), 'ParagraphDialog');
const TermsDialog = createLazyPart(() => import('../terms/terms-dialog'), 'TermsDialog');

interface PortalChecksProps {
  readonly portalSlug: string;
  /** The kind or area that the findings are filtered by. Undefined shows all. */
  readonly kind: string | undefined;
  readonly onKindChange: (kind: string | undefined) => void;
  /** Renders the page around the checks. `count` is null until the number of findings is known. */
  readonly children: (parts: {
    readonly count: number | null;
    readonly actions: ReactNode;
    readonly content: ReactNode;
  }) => ReactNode;
}

/** Checks a portal's articles and shows the problems. Each article is loaded once, when the page opens. */
export function PortalChecks({ portalSlug, kind, onKindChange, children }: PortalChecksProps) {
  const t = useT();
  const { texts, hasNewer, state, read, stop } = usePortalTexts(portalSlug);
  const isReading = state.step === 'reading';
  // During the first check, shows the findings so far. During a later check, keeps showing the findings of the last
  // complete check.
  const [shown, setShown] = useState<PortalTexts | null>(null);
  const mayShow = !isReading || shown === null || !areAllTextsLoaded(shown);
  if (texts && mayShow && shown !== texts) setShown(texts);
  const open = useEffectEvent(() => {
    // Loads edited articles again, so that fixed findings are gone when the user returns to this page.
    if (!texts || !areAllTextsLoaded(texts) || hasNewer(texts)) void read();
  });
  useEffect(() => open(), []);
  const [areTermsOpen, setTermsOpen] = useState(false);
  const found = useFindings(portalSlug, shown, isReading);
  const { findings, isSettled } = found;
  const isComplete = shown !== null && isSettled && areAllTextsLoaded(shown);
  const isFirstCheck = isReading && !isComplete;
  const before = useEarlierCheck(portalSlug, isComplete ? { findings, at: shown.at } : null);
  const isBroken = !isReading && texts !== undefined && !areAllTextsLoaded(texts);
  return children({
    count: isComplete ? findings.length : null,
    actions: (
      <>
        <CheckAgainButton
          checkedAt={isFirstCheck ? null : (shown?.at ?? null)}
          isChecking={isReading}
          onCheck={() => void read()}
          {...(isBroken && { label: t(m.portal_health_continue) })}
        />
        <MoreActionsMenu>
          <ReplaceItem portalSlug={portalSlug} />
          <Menu.Item
            leftSection={<IconVocabulary size={16} aria-hidden />}
            {...createPreloadHandlers(TermsDialog)}
            onClick={() => setTermsOpen(true)}
          >
            {t(m.terms_title)}
          </Menu.Item>
          <ExportMenuItem
            name="portal-health"
            columns={exportColumns(t)}
            rows={findings}
            isLoading={isFirstCheck || !isSettled}
          />
        </MoreActionsMenu>
      </>
    ),
    content: (
      <>
        <LoadStatus state={state} onStop={stop} />
        <LazyPartBoundary asked={areTermsOpen}>
          {areTermsOpen && <TermsDialog portalSlug={portalSlug} onClose={() => setTermsOpen(false)} />}
        </LazyPartBoundary>
        {shown && shown.list.length === 0 && <NoArticles portalSlug={portalSlug} />}
        {shown && shown.list.length > 0 && (
          <PortalFindings
            {...found}
            portalSlug={portalSlug}
            texts={shown}
            onEdited={() => void read()}
            before={isComplete ? before : null}
            stopped={
              isReading || areAllTextsLoaded(shown)
                ? null
                : { read: shown.read.size, total: shown.list.length }
            }
            kind={kind}
            onKindChange={onKindChange}
          />
        )}
      </>
    ),
  });
}

function ReplaceItem({ portalSlug }: { readonly portalSlug: string }) {
  const t = useT();
  const workspace = useScope().slug;
  return (
    <Menu.Item
      leftSection={<IconReplace size={16} aria-hidden />}
      renderRoot={(props) => (
        <Link
          {...props}
          to="/$workspace/help-center/$portalSlug/replace"
          params={{ workspace, portalSlug }}
        />
      )}
    >
      {t(m.editor_find)}
    </Menu.Item>
  );
}

interface PortalFindingsProps
  extends ReturnType<typeof useFindings>,
    Pick<PortalChecksProps, 'portalSlug' | 'kind' | 'onKindChange'>,
    Pick<ComponentProps<typeof CheckFindings>, 'before' | 'stopped'> {
  readonly texts: PortalTexts;
  /** Called after a run, because it may have changed articles. */
  readonly onEdited: () => void;
}

function PortalFindings({ portalSlug, findings, texts, onEdited, ...rest }: PortalFindingsProps) {
  const { isSettled, isUncompared, isTermCheckFailed, before, stopped, kind, onKindChange } = rest;
  const t = useT();
  const [edited, setEdited] = useState<PortalFinding | null>(null);
  const [isDescribing, setDescribing] = useState(false);
  const [unfolded, setUnfolded] = useState<ReadonlySet<string>>(new Set());
  const { rows, more } = collapseFindings(findings, unfolded);
  const areas: readonly FindingArea<PortalFinding>[] = FINDING_AREAS.map(({ key, tone, title, codes }) => ({
    key,
    tone,
    title: t(title),
    groups: codes.map((code) => ({
      key: code,
      title: getFindingLabel(t, code),
      text: getFindingHint(t, code) ?? undefined,
      end: code === 'alternative_text_missing' && (
        <Button
          variant="default"
          size="compact-sm"
          {...createPreloadHandlers(AlternativesDialog)}
          onClick={() => setDescribing(true)}
        >
          {t(m.portal_health_alt_all)}
        </Button>
      ),
      findings: rows.filter((finding) => finding.code === code),
      count: findings.filter((finding) => finding.code === code).length,
    })),
  }));
  return (
    <>
      <CheckFindings
        areas={areas}
        selected={kind}
        onSelect={onKindChange}
        before={before}
        stopped={stopped}
        notes={[
          ...(isUncompared ? [t(m.portal_health_not_compared)] : []),
          ...(isTermCheckFailed ? [t(m.portal_health_terms_unchecked)] : []),
          t(m.portal_health_reviews_storage_note),
          t(m.portal_health_unused_images),
        ].join(' ')}
        isSettled={isSettled}
        noneText={t(m.health_none_text)}
        stoppedText={t(m.portal_health_stopped_text)}
        getKey={getKey}
      >
        {(finding, before) => (
          <FindingRow
            portalSlug={portalSlug}
            finding={finding}
            before={before}
            more={more.get(finding)}
            editPlaces={{ ...createPreloadHandlers(ParagraphDialog), onClick: () => setEdited(finding) }}
            onMore={() => setUnfolded(new Set([...unfolded, getFindingArticleKey(finding)]))}
          />
        )}
      </CheckFindings>
      <LazyPartBoundary asked={edited}>
        {edited && (
          <ParagraphDialog
            portalSlug={portalSlug}
            texts={texts}
            places={edited.places}
            onClose={(hasRun) => {
              setEdited(null);
              if (hasRun) onEdited();
            }}
          />
        )}
      </LazyPartBoundary>
      <LazyPartBoundary asked={isDescribing}>
        {isDescribing && (
          <AlternativesDialog
            portalSlug={portalSlug}
            texts={texts}
            onClose={(hasRun) => {
              setDescribing(false);
              if (hasRun) onEdited();
            }}
          />
        )}
      </LazyPartBoundary>
    </>
  );
}

const getKey = ({ code, places, subject }: PortalFinding): string =>
  [code, ...places.map(({ id, line }) => `${id}:${line}`), subject].join(' ');

const exportColumns = (t: Translator): Column<PortalFinding>[] => [
  { key: 'problem', title: t(m.health_problem), cell: ({ code }) => getFindingLabel(t, code) },
  {
    key: 'place',
    title: t(m.help_center_articles),
    cell: ({ places }) => places.map((place) => getFindingPlaceLabel(t, place)).join('; '),
  },
  { key: 'subject', title: t(m.common_record_details), cell: (finding) => getFindingSubject(t, finding) },
];
