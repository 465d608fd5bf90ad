import { TextInput, type TextInputProps } from '@mantine/core';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { ShowPasswordProps } from './show-password';

// The form is alive without it; where it can't be fetched, a password can't be shown.
const Nothing = () => null;
const ShowPassword = lazy<ComponentType<ShowPasswordProps>>(() =>
  import('./show-password').then(
    ({ ShowPassword: button }) => ({ default: button }),
    () => ({ default: Nothing }),
  ),
);

/** A field for a password. The library's own would make the page wait for what shows it. */
export function PasswordField(props: Omit<TextInputProps, 'type' | 'rightSection'>) {
  const [isShown, setShown] = useState(false);
  return (
    <TextInput
      {...props}
      type={isShown ? 'text' : 'password'}
      rightSection={
        <Suspense>
          <ShowPassword isShown={isShown} onClick={() => setShown(!isShown)} />
        </Suspense>
      }
    />
  );
}
