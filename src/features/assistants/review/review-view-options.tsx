import { SegmentedControl } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { ReviewView } from './use-review-view';

/** Lets the user choose between the changes and the whole text, and between one and two columns. */
export function ReviewViewOptions({ view }: { readonly view: ReviewView }) {
  const t = useT();
  return (
    <>
      <SegmentedControl
        aria-label={t(m.assistants_shown_text)}
        value={view.isWhole ? 'whole' : 'changes'}
        onChange={(next) => view.setWhole(next === 'whole')}
        data={[
          { value: 'changes', label: t(m.assistants_only_changes) },
          { value: 'whole', label: t(m.assistants_whole_text) },
        ]}
      />
      {!view.isNarrow && (
        <SegmentedControl
          aria-label={t(m.difference_layout)}
          value={view.layout}
          onChange={(next) => view.setLayout(next === 'unified' ? 'unified' : 'split')}
          data={[
            { value: 'split', label: t(m.common_side_by_side) },
            { value: 'unified', label: t(m.difference_unified) },
          ]}
        />
      )}
    </>
  );
}
