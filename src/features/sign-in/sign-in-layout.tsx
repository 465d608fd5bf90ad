import { Button, Center, Group, Paper, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { LOCALE_NAMES, LOCALES, locale } from '~/i18n/locale';
import * as m from '~/i18n/messages';
import { useLocale, useT } from '~/i18n/use-t';

/** The page around signing in. Also drawn by the build into the HTML, so it holds nothing that needs the browser. */
export function SignInLayout({ children }: { readonly children: ReactNode }) {
  const t = useT();
  const language = useLocale();
  return (
    <Center component="main" mih="100dvh" p="md" bg="var(--canvas)">
      <Stack w="100%" maw={400} gap="lg">
        <Text fw={600} size="lg" ta="center">
          {t(m.common_product)}
        </Text>
        <Paper withBorder radius="lg" p="lg">
          {children}
        </Paper>
        <Group component="nav" justify="center" gap="xs" aria-label={t(m.common_language)}>
          {LOCALES.map((value) => (
            <Button
              key={value}
              lang={value}
              size="compact-xs"
              variant={value === language ? 'default' : 'subtle'}
              aria-pressed={value === language}
              onClick={() => locale.set(value)}
            >
              {LOCALE_NAMES[value]}
            </Button>
          ))}
        </Group>
      </Stack>
    </Center>
  );
}
