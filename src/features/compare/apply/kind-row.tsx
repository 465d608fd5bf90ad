import { ActionIcon, Button } from '@mantine/core';
import { IconChevronRight, IconFileText } from '@tabler/icons-react';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { getResource } from '~/resources/resources';
import { type BundleKind, getTransfer } from '~/resources/transfers';
import { moveFocusOnRemoval } from '~/ui/form/move-focus-on-removal';
import { StatusDot } from '~/ui/identity/status-dot';
import { TruncatedList } from '~/ui/page/truncated-list';
import { ResultRow } from '~/ui/results/result-row';
import { getBundleKindLabel } from '../kind-labels';
import type { PlannedRecord } from '../plan/apply-plan';
import classes from './kind-row.module.css';
import { PlannedRow } from './planned-row';

export interface NumberedRecord {
  readonly planned: PlannedRecord;
  /** The index of the record in the plan. Identifies the record, because several records may have the same key. */
  readonly number: number;
}

interface KindRowProps {
  readonly kind: BundleKind;
  readonly records: readonly NumberedRecord[];
  /** The number of articles that the run publishes. */
  readonly publishes: number;
  readonly onDrafts: () => void;
}

/** A row that represents many planned records of one kind. When expanded, it shows a row for each record. */
export function KindRow({ kind, records, publishes, onDrafts }: KindRowProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const created = records.filter(({ planned }) => planned.there === null).length;
  const changed = records.length - created;
  const noted = records.filter(
    ({ planned }) => planned.findings.length + planned.leftovers.length > 0,
  ).length;
  const name = t(m.apply_kind_count, { count: records.length, kind: getBundleKindLabel(t, kind) });
  const toggleLabel = t(isOpen ? m.apply_hide_records : m.apply_show_records, { name });
  return (
    <>
      <ResultRow
        icon={getResource(getTransfer(kind).kind)?.icon ?? IconFileText}
        name={name}
        text={
          <>
            {created > 0 && <StatusDot tone="info">{t(m.apply_count_new, { count: created })}</StatusDot>}
            {changed > 0 && <StatusDot tone="ok">{t(m.apply_count_changed, { count: changed })}</StatusDot>}
            {publishes > 0 && <span>{t(m.apply_count_public, { count: publishes })}</span>}
            {noted > 0 && <span>{t(m.apply_count_with_notes, { count: noted })}</span>}
          </>
        }
        fix={
          <>
            {publishes > 0 && (
              <Button ref={moveFocusOnRemoval} variant="default" onClick={onDrafts}>
                {t(m.apply_save_as_drafts)}
              </Button>
            )}
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-expanded={isOpen}
              aria-label={toggleLabel}
              title={toggleLabel}
              onClick={() => setOpen(!isOpen)}
            >
              <IconChevronRight size={16} aria-hidden className={isOpen ? classes.open : undefined} />
            </ActionIcon>
          </>
        }
      />
      {isOpen && (
        <li className={classes.within}>
          <TruncatedList items={records} first={50}>
            {(shown) => (
              <ul aria-label={name}>
                {shown.map(({ planned, number }) => (
                  <PlannedRow key={number} planned={planned} />
                ))}
              </ul>
            )}
          </TruncatedList>
        </li>
      )}
    </>
  );
}
