// A screen's frame inside the shell: its title, what can be done with the whole, its content.
import { Box, Group, Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';

interface PageProps {
  readonly title: string;
  /** A sentence below the title, where the screen needs one. */
  readonly description?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Focus asks for the layout: before the paint it would be made for the focus, and once more for the paint. */
function afterPaint(run: () => void): () => void {
  let timer = 0;
  const frame = requestAnimationFrame(() => {
    timer = window.setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/**
 * Sets the document's title and, when the screen appears, moves focus to its heading, so that a reader starts there.
 * Unless a dialog was opened above it meanwhile: who types there goes on typing.
 */
export function Page({ title, description, actions, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(
    () =>
      afterPaint(() => {
        if (!document.activeElement?.closest('[role="dialog"]'))
          heading.current?.focus({ preventScroll: true });
      }),
    [],
  );
  return (
    <Stack gap="md">
      <title>{title}</title>
      <Group justify="space-between" align="flex-start">
        <Box flex={1} miw="min(100%, 18rem)">
          <Title order={1} size="h2" ref={heading} tabIndex={-1}>
            {title}
          </Title>
          {description && (
            <Text c="dimmed" size="sm">
              {description}
            </Text>
          )}
        </Box>
        {actions && <Group gap="xs">{actions}</Group>}
      </Group>
      {children}
    </Stack>
  );
}
