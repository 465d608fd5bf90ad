// The toolbar of a diff. It contains search, the choice of layout, and buttons that move between the changes.
import { ActionIcon, Button, Group, SegmentedControl, Text, TextInput } from '@mantine/core';
import { IconChevronDown, IconChevronUp } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { DifferenceLayout } from './display-items';
import { MAX_FOUND_MATCHES } from './find-in-lines';

interface DifferenceToolbarProps {
  readonly changes: number;
  readonly current: number | null;
  readonly onStep: (by: 1 | -1) => void;
  /** The current layout. Null if there is no room for a choice. */
  readonly layout: DifferenceLayout | null;
  readonly onLayout: (layout: DifferenceLayout) => void;
  readonly query: string;
  readonly onQuery: (query: string) => void;
  readonly found: number;
  readonly place: number | null;
  readonly onStepFound: (by: 1 | -1) => void;
}

export function DifferenceToolbar(props: DifferenceToolbarProps) {
  const { changes, current, onStep, layout, onLayout, query, onQuery, found, place, onStepFound } = props;
  const t = useT();
  return (
    <Group justify="space-between" gap="xs">
      <Group gap="xs">
        <Button
          size="xs"
          variant="default"
          disabled={changes === 0}
          aria-keyshortcuts="p Shift+F7"
          onClick={() => onStep(-1)}
        >
          {t(m.difference_previous)}
        </Button>
        <Button
          size="xs"
          variant="default"
          disabled={changes === 0}
          aria-keyshortcuts="n F7"
          onClick={() => onStep(1)}
        >
          {t(m.difference_next)}
        </Button>
        <Text size="sm" c="dimmed">
          {current === null
            ? t(m.difference_changes, { count: changes })
            : t(m.difference_change_of, { change: current + 1, changes })}
        </Text>
      </Group>
      <Group gap="xs">
        <TextInput
          size="xs"
          aria-label={t(m.difference_search)}
          placeholder={t(m.difference_search)}
          value={query}
          onChange={(event) => onQuery(event.currentTarget.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) onStepFound(event.shiftKey ? -1 : 1);
          }}
        />
        <ActionIcon
          variant="default"
          aria-label={t(m.common_previous_match)}
          disabled={found === 0}
          onClick={() => onStepFound(-1)}
        >
          <IconChevronUp size={16} aria-hidden />
        </ActionIcon>
        <ActionIcon
          variant="default"
          aria-label={t(m.common_next_match)}
          disabled={found === 0}
          onClick={() => onStepFound(1)}
        >
          <IconChevronDown size={16} aria-hidden />
        </ActionIcon>
        {query !== '' && (
          <Text size="sm" c="dimmed" role="status">
            {found === 0
              ? t(m.common_no_matches)
              : t(m.common_match_of, {
                  place: place === null ? '–' : place + 1,
                  places: found >= MAX_FOUND_MATCHES ? `${MAX_FOUND_MATCHES}+` : found,
                })}
          </Text>
        )}
        {layout && (
          <SegmentedControl
            aria-label={t(m.difference_layout)}
            value={layout}
            onChange={(value) => onLayout(value === 'split' ? 'split' : 'unified')}
            data={[
              { value: 'split', label: t(m.common_side_by_side) },
              { value: 'unified', label: t(m.difference_unified) },
            ]}
          />
        )}
      </Group>
    </Group>
  );
}
