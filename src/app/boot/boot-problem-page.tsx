import { Alert, Center, Code, List, MantineProvider, Stack, Text, Title } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { BootProblem } from './load-configuration';
import { getStyleNonce } from './style-nonce';
import { theme } from './theme';

/** The page shown when the console can't start. It names the invalid configuration key and the expected value. */
export function BootProblemPage({ problem }: { readonly problem: BootProblem }) {
  const t = useT();
  return (
    <MantineProvider theme={theme} defaultColorScheme="auto" getStyleNonce={getStyleNonce}>
      <title>{t(m.frame_config_title)}</title>
      <Center component="main" mih="100dvh" p="md">
        <Stack maw={640}>
          <Title order={1} size="h2">
            {t(m.frame_config_title)}
          </Title>
          <Alert color="red" role="alert">
            <Sentence problem={problem} />
          </Alert>
        </Stack>
      </Center>
    </MantineProvider>
  );
}

function Sentence({ problem }: { readonly problem: BootProblem }) {
  const t = useT();
  switch (problem.kind) {
    case 'unreadable':
      return <Text>{t(m.frame_config_missing, { why: problem.why })}</Text>;
    case 'sandbox':
      return <Text>{t(m.frame_sandbox_failed, { why: problem.why })}</Text>;
    case 'invalid':
      return (
        <>
          <Text>{t(m.frame_config_invalid)}</Text>
          <List mt="sm">
            {problem.keys.map(({ key, expected }) => (
              <List.Item key={`${key} ${expected}`}>
                <Code>{key}</Code>: {expected}
              </List.Item>
            ))}
          </List>
        </>
      );
  }
}
