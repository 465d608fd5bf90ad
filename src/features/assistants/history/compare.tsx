import { NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { AppliedEdits } from '~/drafts/applied-edits';
import type { AssistantContent } from '~/drafts/assistant-drafts';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { ProblemNotice } from '~/ui/notice/problem-notice';
import { Card } from '~/ui/page/card';
import { LoadingBars } from '~/ui/page/loading-bars';
import { useAssistantEditing } from '../editing/editing-context';
import { renderContent } from '../editing/expected-difference';
import { LongChange } from '../review/long-change';
import { useAssistant } from '../use-assistant';
import { useCounterpart } from '../use-counterpart';

interface CompareProps {
  readonly current: AssistantContent;
  readonly applied: readonly AppliedEdits[];
}

/** Compares the assistant with its published version or draft, or with its state after an earlier applied change. */
export function Compare({ current, applied }: CompareProps) {
  const t = useT();
  const language = useFormatLocale();
  const { reading, isReadOnly } = useAssistantEditing();
  const pair = useCounterpart(reading?.assistant);
  const [chosen, setChosen] = useState('');
  const known = applied.filter(({ after }) => after !== null);
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
  const entry = known.find(({ id }) => id === chosen);
  return (
    <Card title={t(m.records_compare)} isRegion>
      <NativeSelect
        label={t(m.assistants_compare_with)}
        maw="30rem"
        value={chosen}
        onChange={(event) => setChosen(event.currentTarget.value)}
        data={[
          { value: '', label: t(m.common_choose) },
          ...(pair
            ? [
                {
                  value: 'pair',
                  label: t(isReadOnly ? m.assistants_version_draft : m.assistants_version_published, {
                    name: pair.name ?? pair.id,
                  }),
                },
              ]
            : []),
          ...known.map(({ id, at, number }) => ({
            value: id,
            label: t(m.assistants_version_applied, { number, time: time.format(at) }),
          })),
        ]}
      />
      {chosen === 'pair' && pair && <PairComparison key={pair.id} pairId={pair.id} current={current} />}
      {entry?.after && (
        <LongChange
          label={t(m.assistants_compare_with)}
          before={renderContent(entry.after)}
          after={renderContent(current)}
        />
      )}
    </Card>
  );
}

function PairComparison({
  pairId,
  current,
}: {
  readonly pairId: string;
  readonly current: AssistantContent;
}) {
  const t = useT();
  const pair = useAssistant(pairId, undefined);
  switch (pair.step) {
    case 'reading':
      return <LoadingBars heights={[120]} />;
    case 'failed':
      return <ProblemNotice error={pair.error} purpose="read" />;
    case 'off':
      return null;
    case 'read':
      return (
        <LongChange
          label={t(m.assistants_compare_with)}
          before={renderContent(pair.content)}
          after={renderContent(current)}
        />
      );
  }
}
