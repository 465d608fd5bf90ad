import { Stack, Text } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { DifferenceView } from '~/ui/difference/difference-view';
import { useTextDifference } from '~/ui/difference/use-difference';
import { Dialog } from '~/ui/overlay/dialog';
import { type RecordDifference, toComparableText } from '../bundle/compare-bundles';
import { getRecordContext } from '../record-labels';
import { getDifferenceName } from './difference-labels';
import type { ComparedBundles } from './use-bundle-comparison';

interface DifferenceDialogProps {
  readonly difference: RecordDifference;
  readonly compared: ComparedBundles;
  readonly onClose: () => void;
}

const getSideText = (records: RecordDifference['here']): string =>
  records.map(toComparableText).sort().join('\n');

/** Shows the differences between two versions of a record, in the format of exported files. */
export function DifferenceDialog({ difference, compared, onClose }: DifferenceDialogProps) {
  const t = useT();
  const name = getDifferenceName(difference);
  const place = getRecordContext(t, difference);
  const { here, there } = compared;
  const model = useTextDifference(getSideText(difference.here), getSideText(difference.there));
  return (
    <Dialog size="72rem" title={name} onClose={onClose}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {place && `${place}. `}
          {t(m.compare_legend, { here, there })}
        </Text>
        <DifferenceView label={name} difference={model} />
      </Stack>
    </Dialog>
  );
}
