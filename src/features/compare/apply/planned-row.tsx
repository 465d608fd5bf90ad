import { Button, Checkbox } from '@mantine/core';
import { IconFileText } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import * as m from '~/i18n/messages';
import { type Translator, useT } from '~/i18n/use-t';
import { RESOURCE_SECTIONS } from '~/resources/resource-sections';
import { getResource } from '~/resources/resources';
import { getTransfer } from '~/resources/transfers';
import { useScope } from '~/session/scope-context';
import { StatusDot } from '~/ui/identity/status-dot';
import { ResultRow } from '~/ui/results/result-row';
import { getBundleKindLabel } from '../kind-labels';
import type { PlannedRecord } from '../plan/apply-plan';
import { getRecordContext, getRecordName } from '../record-labels';
import { describeManualStep, formatChangedFieldNames } from './plan-labels';
import classes from './planned-row.module.css';
import { RecordNotes } from './record-notes';
import { RecordValues } from './record-values';

interface PlannedRowProps {
  readonly planned: PlannedRecord;
  /** A field for each of the record's references that still needs a replacement. */
  readonly openChoices?: readonly ReactNode[];
  /** The checkbox that marks a manual step as done. */
  readonly done?: { readonly isDone: boolean; readonly onChange: (isDone: boolean) => void };
}

/** Shows a record of the plan with its outcome, the findings of the checks, and an action. */
export function PlannedRow({ planned, openChoices = [], done }: PlannedRowProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const { record, verdict } = planned;
  const place = getRecordContext(t, record);
  const name = getRecordName(record);
  const toggle = (label: string) => (
    <Button
      variant="default"
      aria-expanded={isOpen}
      aria-label={t(m.health_fix_for, { fix: label, name })}
      onClick={() => setOpen(!isOpen)}
    >
      {label}
    </Button>
  );
  return (
    <ResultRow
      isWrapped
      icon={getResource(getTransfer(record.kind).kind)?.icon ?? IconFileText}
      name={<span className="raw-text">{name}</span>}
      kind={[getBundleKindLabel(t, record.kind), place].filter(Boolean).join(' · ')}
      text={
        <>
          <Happening planned={planned} />
          <RecordNotes planned={planned} />
        </>
      }
      fix={
        verdict === 'refused' ? (
          openChoices.length > 0 ? (
            toggle(t(m.apply_choose_replacements))
          ) : (
            <SectionLink planned={planned} />
          )
        ) : (
          done && (
            <>
              {toggle(t(m.apply_show_values))}
              <Checkbox
                label={t(m.translations_done)}
                aria-label={`${t(m.translations_done)}: ${name}`}
                checked={done.isDone}
                onChange={({ currentTarget: { checked } }) => done.onChange(checked)}
              />
            </>
          )
        )
      }
    >
      {isOpen && (
        <div className={classes.below}>
          {verdict === 'refused' ? openChoices : <RecordValues planned={planned} />}
        </div>
      )}
    </ResultRow>
  );
}

function Happening({ planned }: { readonly planned: PlannedRecord }) {
  const t = useT();
  const names = formatChangedFieldNames(t, planned);
  const sentence = planned.verdict === 'planned' ? null : (describeManualStep(t, planned) ?? names);
  if (planned.verdict !== 'planned') return sentence ? <div>{sentence}</div> : null;
  return (
    <>
      <StatusDot tone={planned.there === null ? 'info' : 'ok'}>
        {t(planned.there === null ? m.apply_new : m.apply_changed)}
      </StatusDot>
      {names && <span>{names}</span>}
    </>
  );
}

function SectionLink({ planned: { record } }: { readonly planned: PlannedRecord }) {
  const t = useT();
  const { slug: workspace } = useScope();
  const label = openLabel(t, record);
  return (
    <Button
      variant="default"
      aria-label={t(m.health_fix_for, { fix: label, name: getRecordName(record) })}
      renderRoot={(props) => (
        <Link {...props} to={RESOURCE_SECTIONS[getTransfer(record.kind).section].to} params={{ workspace }} />
      )}
    >
      {label}
    </Button>
  );
}

const openLabel = (t: Translator, { kind }: PlannedRecord['record']): string =>
  t(m.apply_to_do_open, { name: getBundleKindLabel(t, kind) });
