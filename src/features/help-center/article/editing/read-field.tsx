import { Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface ReadFieldProps {
  readonly label: string;
  /** An action at the end of the label's row. */
  readonly act?: ReactNode;
  readonly children: ReactNode;
}

/** A read-only field that looks like the fields around it. */
export function ReadField({ label, act, children }: ReadFieldProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs, and it has none
    <div role="group" aria-label={label}>
      <Group justify="space-between" wrap="nowrap">
        <Text size="sm" fw={500}>
          {label}
        </Text>
        {act}
      </Group>
      <Text size="sm" className="raw-text">
        {children}
      </Text>
    </div>
  );
}
