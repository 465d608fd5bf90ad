import { Button, Center, Paper, PasswordInput, Stack, TextInput, Title } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { signIn } from './platform';

export function SignIn() {
  const navigate = useNavigate();
  return (
    <Center component="main" mih="100dvh" p="md">
      <Paper withBorder shadow="sm" p="lg">
        <form
          onSubmit={async (event) => {
            event.preventDefault();
            const values = new FormData(event.currentTarget);
            await signIn(String(values.get('email')), String(values.get('password')));
            await navigate({ href: '/canned-responses' });
          }}
        >
          <Stack>
            <Title order={1}>Sign in</Title>
            <TextInput name="email" type="email" label="Email" />
            <PasswordInput name="password" label="Password" />
            <Button type="submit">Sign in</Button>
          </Stack>
        </form>
      </Paper>
    </Center>
  );
}
