import { Group, NativeSelect } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { AppliedEdits } from '~/drafts/applied-edits';
import type { AssistantContent } from '~/drafts/assistant-drafts';
import * as m from '~/i18n/messages';
import { type Translator, useFormatLocale, useT } from '~/i18n/use-t';
import { shortenText } from '~/lib/text/shorten-text';
import { ProblemNotice } from '~/ui/notice/problem-notice';
import { Card } from '~/ui/page/card';
import { LoadingBars } from '~/ui/page/loading-bars';
import { AssistantChangeCards } from '../comparison/assistant-change-cards';
import { useAssistantEditing } from '../editing/editing-context';
import { useAssistant } from '../use-assistant';
import { useAssistantCounterpart } from '../use-assistant-counterpart';
import { listStoredVersions, type StoredVersion } from './versions';

/**
 * A version that the user can select for the comparison. The content of the counterpart is loaded only once it is
 * selected.
 */
interface ChoosableVersion {
  readonly id: string;
  readonly label: string;
  readonly source: { readonly content: AssistantContent } | { readonly pairId: string };
}

function describeStored(t: Translator, language: string, { kind, entry }: StoredVersion): string {
  const { number, at, comment } = entry;
  if (kind === 'before') return t(m.assistants_version_before, { number });
  const time = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(at);
  const label = t(m.assistants_version_applied, { number, time });
  return comment ? `${label} · ${shortenText(comment)}` : label;
}

interface AppliedEditsComparisonProps {
  readonly current: AssistantContent;
  readonly applied: readonly AppliedEdits[];
}

/**
 * Compares two versions that the user selects: the current version, a stored version, or the assistant's counterpart
 * (its draft or its published version).
 */
export function AppliedEditsComparison({ current, applied }: AppliedEditsComparisonProps) {
  const t = useT();
  const language = useFormatLocale();
  const { reading, isReadOnly } = useAssistantEditing();
  const pair = useAssistantCounterpart(reading?.assistant);
  const [beforeId, setBeforeId] = useState('');
  const [afterId, setAfterId] = useState('current');
  const pairLabel = isReadOnly ? m.assistants_version_draft : m.assistants_version_published;
  const now = { id: 'current', label: t(m.records_current_version), source: { content: current } };
  const versions: readonly ChoosableVersion[] = [
    now,
    ...(pair
      ? [
          {
            id: 'pair',
            label: t(pairLabel, { name: pair.name || pair.id }),
            source: { pairId: pair.id },
          },
        ]
      : []),
    ...listStoredVersions(applied).map((stored) => ({
      id: stored.id,
      label: describeStored(t, language, stored),
      source: { content: stored.content },
    })),
  ];
  const before = versions.find(({ id }) => id === beforeId);
  const after = versions.find(({ id }) => id === afterId) ?? now;
  const data = versions.map(({ id, label }) => ({ value: id, label }));
  return (
    <Card title={t(m.records_compare)} isRegion>
      <Group align="end" gap="sm">
        <NativeSelect
          label={t(m.assistants_version_from)}
          flex="1 1 14rem"
          value={before?.id ?? ''}
          onChange={(event) => setBeforeId(event.currentTarget.value)}
          data={[{ value: '', label: t(m.common_choose) }, ...data]}
        />
        <NativeSelect
          label={t(m.assistants_version_to)}
          flex="1 1 14rem"
          value={after.id}
          onChange={(event) => setAfterId(event.currentTarget.value)}
          data={data}
        />
      </Group>
      {before && (
        <WithContent key={`before ${before.id}`} version={before}>
          {(old) => (
            <WithContent key={`after ${after.id}`} version={after}>
              {(young) => (
                <AssistantChangeCards label={t(m.assistants_version_changes)} before={old} after={young} />
              )}
            </WithContent>
          )}
        </WithContent>
      )}
    </Card>
  );
}

interface WithContentProps {
  readonly version: ChoosableVersion;
  readonly children: (content: AssistantContent) => ReactNode;
}

function WithContent({ version: { source }, children }: WithContentProps) {
  if ('content' in source) return children(source.content);
  return <WithPair pairId={source.pairId}>{children}</WithPair>;
}

interface WithPairProps extends Pick<WithContentProps, 'children'> {
  readonly pairId: string;
}

/** Loads the counterpart of the assistant: its draft or its published version. */
function WithPair({ pairId, children }: WithPairProps) {
  const pair = useAssistant(pairId, undefined);
  switch (pair.step) {
    case 'reading':
      return <LoadingBars heights={[120]} />;
    case 'failed':
      return <ProblemNotice error={pair.error} purpose="read" onRetry={pair.again} />;
    case 'off':
      return null;
    case 'read':
      return children(pair.content);
  }
}
