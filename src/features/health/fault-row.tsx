import { Button } from '@mantine/core';
import { IconCheck, IconExternalLink } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { buildDashboardAddress } from '~/api/dashboard-address';
import { RecordLink } from '~/domain/links/record-link';
import type { LintCode } from '~/domain/lints';
import type { NamedRecordKind, NamedRecordLists } from '~/domain/look-ups';
import * as m from '~/i18n/messages';
import { renderMessage } from '~/i18n/render-message';
import { useT } from '~/i18n/use-t';
import type { CheckedRecord, RecordFault } from '~/resources/resource-checks';
import { getResource } from '~/resources/resources';
import { useScope } from '~/session/scope-context';
import { CopyButton } from '~/ui/notice/copy-button';
import { createLazyPart } from '~/ui/page/create-lazy-part';
import { createPreloadHandlers, LazyPartBoundary } from '~/ui/page/lazy-part-boundary';
import { ResultRow } from '~/ui/results/result-row';
import { describeFaultInRow, getFixLabel, getRecordKindLabel } from './fault-labels';
import classes from './fault-row.module.css';
import type { ChangeSinceCheck } from './use-changes-since-check';

const CompareDialog = createLazyPart(() => import('./compare-records-dialog'), 'CompareRecordsDialog');

interface FaultRowProps {
  readonly fault: RecordFault;
  /** The lists of the account that the check loaded. */
  readonly lists: NamedRecordLists;
  /** The change to the record that this browser has saved since the check loaded the record. */
  readonly change: ChangeSinceCheck | null;
}

export function FaultRow({ fault, lists, change }: FaultRowProps) {
  const t = useT();
  const [first, ...others] = fault.places;
  if (!first) return null;
  const resource = getResource(first.by);
  const kind = others.length > 0 ? <OtherPlaces places={others} /> : getRecordKindLabel(t, first.by);
  return (
    <ResultRow
      icon={resource?.icon ?? IconCheck}
      name={<PlaceLink place={first} />}
      kind={kind}
      text={<FaultText fault={fault} lists={lists} />}
      fix={change ? <Changed change={change} /> : <Fix fault={fault} place={first} />}
    />
  );
}

/** The kind of the other record that a problem's description names, by the code of the problem. */
const NAMING_CODES: Partial<Readonly<Record<LintCode, NamedRecordKind>>> = {
  'label-both': 'label',
  'agent-not-confirmed': 'agent',
};

/** Describes the problem. If the description names another record, the name is a link to that record. */
function FaultText({ fault, lists }: Pick<FaultRowProps, 'fault' | 'lists'>) {
  const t = useT();
  const kind = fault.kind === 'mistake' ? NAMING_CODES[fault.lint.code] : undefined;
  if (fault.kind !== 'mistake' || !kind) return describeFaultInRow(t, fault);
  const { subject } = fault.lint;
  const link = (
    <RecordLink kind={kind} value={subject} lists={lists}>
      {subject}
    </RecordLink>
  );
  return renderMessage((slot) =>
    describeFaultInRow(t, { ...fault, lint: { ...fault.lint, subject: slot(link) } }),
  );
}

function PlaceLink({ place: { by, id, name } }: { readonly place: CheckedRecord }) {
  const workspace = useScope().slug;
  const page = getResource(by)?.page(workspace, { id: String(id), label: name });
  return <Link {...page}>{name}</Link>;
}

function OtherPlaces({ places }: { readonly places: readonly CheckedRecord[] }) {
  const t = useT();
  return (
    <>
      {t(m.automation_rules_and)}{' '}
      {places.map((place, index) => (
        <span key={`${place.by} ${place.id}`} className={classes.other}>
          {index > 0 && ', '}
          <bdi>
            <PlaceLink place={place} />
          </bdi>
        </span>
      ))}
    </>
  );
}

function Changed({ change }: { readonly change: ChangeSinceCheck }) {
  const t = useT();
  return (
    <span className={classes.changed}>
      <IconCheck size={16} aria-hidden />
      {t(change === 'deleted' ? m.health_deleted_since : m.health_changed_since)}
    </span>
  );
}

/** Fixes the problem on this page if possible. Otherwise, links to the record's form or to the dashboard. */
function Fix({ fault, place }: { readonly fault: RecordFault; readonly place: CheckedRecord }) {
  const t = useT();
  const scope = useScope();
  const [isComparing, setComparing] = useState(false);
  const nameFix = (fix: string) => t(m.health_fix_for, { fix, name: place.name });
  if (fault.kind === 'same' || fault.kind === 'similar')
    return (
      <>
        <Button
          variant="default"
          size="compact-sm"
          aria-label={nameFix(t(m.common_compare))}
          onClick={() => setComparing(true)}
          {...createPreloadHandlers(CompareDialog)}
        >
          {t(m.common_compare)}
        </Button>
        {isComparing && (
          <LazyPartBoundary asked={isComparing}>
            <CompareDialog
              places={fault.places}
              contents={fault.contents}
              onClose={() => setComparing(false)}
            />
          </LazyPartBoundary>
        )}
      </>
    );
  if (fault.kind === 'not-verified')
    return fault.email ? (
      <CopyButton
        value={fault.email}
        label={t(m.people_copy_email)}
        copiedLabel={t(m.common_copied)}
        describedAs={nameFix(t(m.people_copy_email))}
        size="compact-sm"
      />
    ) : null;
  if (place.by === 'automation-rule') {
    const href = buildDashboardAddress('automationRule', { id: place.id }, scope);
    const opensDashboard = nameFix(t(m.records_open_in_dashboard));
    return href === null ? null : (
      <Button
        component="a"
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        variant="default"
        size="compact-sm"
        aria-label={opensDashboard}
        leftSection={<IconExternalLink size={14} aria-hidden />}
      >
        {t(m.records_open_in_dashboard)}
      </Button>
    );
  }
  const page = getResource(place.by)?.page(scope.slug, { id: String(place.id), label: place.name });
  return (
    <Button
      variant="default"
      size="compact-sm"
      aria-label={nameFix(getFixLabel(t, fault))}
      renderRoot={(props) => <Link {...props} {...page} />}
    >
      {getFixLabel(t, fault)}
    </Button>
  );
}
