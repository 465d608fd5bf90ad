import { Button, Group, Stack, Text, Title } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import type { Sandbox } from '~/sandbox/sandbox';
import { CopyButton } from '~/ui/notice/copy-button';
import { countRecords, type DemoSignIn, listDemoAccounts } from './demo-data';
import { resetDemo } from './reset-demo';
import classes from './sandbox-panel.module.css';
import { useSandboxValue } from './use-sandbox-value';

const look = (sandbox: Sandbox) =>
  sandbox.look(({ state }) => ({ signIns: listDemoAccounts(state), counts: countRecords(state) }));

/** Lists the demo users and the record counts of the demo data, with a button to reset it. */
export function DataTab({ sandbox }: { readonly sandbox: Sandbox }) {
  const t = useT();
  const number = new Intl.NumberFormat(useFormatLocale());
  const found = useSandboxValue(sandbox, look);
  return (
    <Stack gap="lg">
      <Stack component="section" gap="xs">
        <Title order={3} size="h5">
          {t(m.sandbox_sign_ins)}
        </Title>
        <ul className={classes.list}>
          {found?.signIns.map((one) => (
            <SignInEntry key={one.email} signIn={one} />
          ))}
        </ul>
      </Stack>
      <Stack component="section" gap="xs">
        <Title order={3} size="h5">
          {t(m.sandbox_records)}
        </Title>
        <dl className={classes.counts}>
          {found?.counts.map(([kind, count]) => (
            <div key={t(kind)}>
              <dt>{t(kind)}</dt>
              <dd>{number.format(count)}</dd>
            </div>
          ))}
        </dl>
      </Stack>
      <Group justify="space-between" gap="xs">
        <Text size="sm" c="dimmed" flex={1} miw="14rem">
          {t(m.sandbox_reset_text)}
        </Text>
        <Button variant="default" onClick={() => void resetDemo(sandbox)}>
          {t(m.sandbox_reset)}
        </Button>
      </Group>
    </Stack>
  );
}

function SignInEntry({ signIn }: { readonly signIn: DemoSignIn }) {
  const t = useT();
  const { email, password, mustChangePassword, smsCode, memberships } = signIn;
  const roles = memberships.map(({ account, role }) =>
    t(role === 'administrator' ? m.sandbox_administrator : m.sandbox_agent, { account }),
  );
  const challenges = [
    ...(mustChangePassword ? [t(m.sandbox_challenge_password)] : []),
    ...(smsCode === null ? [] : [t(m.sandbox_challenge_code, { code: smsCode })]),
  ];
  return (
    <li className={classes.entry}>
      <div className={classes.text}>
        <Text size="sm" fw={500}>
          {email}
        </Text>
        <Text size="xs" c="dimmed">
          {roles.join(' · ')}
        </Text>
        <Text size="xs" c="dimmed">
          {t(m.sandbox_password)}: {password}
        </Text>
        {challenges.map((challenge) => (
          <Text key={challenge} size="xs" c="dimmed">
            {challenge}
          </Text>
        ))}
      </div>
      <CopyButton
        value={email}
        label={t(m.sandbox_copy)}
        copiedLabel={t(m.common_copied)}
        describedAs={t(m.sandbox_copy_email, { email })}
      />
    </li>
  );
}
