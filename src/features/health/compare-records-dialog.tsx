import { NativeSelect, Stack } from '@mantine/core';
import { useState } from 'react';
import { describeOneAction } from '~/domain/describe-actions';
import {
  createNameLookUp,
  NAMED_RECORD_KINDS,
  type NameLookUp,
  useNamedRecordLists,
} from '~/domain/look-ups';
import { parseAction } from '~/domain/macro-action';
import * as m from '~/i18n/messages';
import { type Translator, useT } from '~/i18n/use-t';
import type { CheckedRecord, ComparedContent } from '~/resources/resource-checks';
import { DifferenceView } from '~/ui/difference/difference-view';
import { useTextDifference } from '~/ui/difference/use-difference';
import { Dialog } from '~/ui/overlay/dialog';

interface CompareRecordsDialogProps {
  readonly places: readonly CheckedRecord[];
  /** The content of each record, such as its actions. */
  readonly contents: readonly ComparedContent[];
  readonly onClose: () => void;
}

/**
 * Describes an action in one line. For an action that sends a message, appends the full message, because the line
 * contains only the start of the message.
 */
function describeAction(t: Translator, action: unknown, names: NameLookUp): string {
  const reading = parseAction(action);
  const sentence = describeOneAction(t, action, names);
  return reading.kind === 'text' ? `${sentence}\n${reading.text}` : sentence;
}

function describeContent(t: Translator, content: ComparedContent, names: NameLookUp): string {
  if (typeof content === 'string') return content;
  return content.map((action) => describeAction(t, action, names)).join('\n');
}

/**
 * Compares two of several records with identical or similar content. The user selects the record that is compared with
 * the first one.
 */
export function CompareRecordsDialog({ places, contents, onClose }: CompareRecordsDialogProps) {
  const t = useT();
  const names = createNameLookUp(useNamedRecordLists(NAMED_RECORD_KINDS));
  const [other, setOther] = useState(1);
  const contentAt = (index: number) => describeContent(t, contents[index] ?? '', names);
  const model = useTextDifference(contentAt(0), contentAt(other));
  const nameAt = (index: number) => places[index]?.name ?? '';
  const title = `${nameAt(0)} ${t(m.automation_rules_and)} ${nameAt(other)}`;
  return (
    <Dialog size="72rem" title={title} onClose={onClose}>
      <Stack gap="sm">
        {places.length > 2 && (
          <NativeSelect
            label={t(m.health_compare_with)}
            value={other}
            data={places.slice(1).map(({ name }, index) => ({ value: String(index + 1), label: name }))}
            onChange={({ currentTarget: { value } }) => setOther(Number(value))}
          />
        )}
        <DifferenceView label={title} difference={model} />
      </Stack>
    </Dialog>
  );
}
