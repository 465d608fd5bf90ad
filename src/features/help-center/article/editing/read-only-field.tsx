import { Text } from '@mantine/core';
import type { ReactNode } from 'react';

interface ReadOnlyFieldProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** A read-only field that looks like the fields around it. */
export function ReadOnlyField({ label, children }: ReadOnlyFieldProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for inputs, and it has none
    <div role="group" aria-label={label}>
      <Text size="sm" fw={500}>
        {label}
      </Text>
      <Text size="sm" className="raw-text">
        {children}
      </Text>
    </div>
  );
}
