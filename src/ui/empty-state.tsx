// What a list says when it has nothing to show: why, and what can be done about it.
import { Paper, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface EmptyStateProps {
  readonly title: string;
  readonly text?: ReactNode;
  readonly action?: ReactNode;
}

export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <Paper withBorder p="xl" role="status">
      <Stack gap="xs" align="center">
        <Text fw={600} ta="center">
          {title}
        </Text>
        {text && (
          <Text c="dimmed" size="sm" ta="center">
            {text}
          </Text>
        )}
        {action}
      </Stack>
    </Paper>
  );
}
