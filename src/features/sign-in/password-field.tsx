import { TextInput, type TextInputProps } from '@mantine/core';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { ShowPasswordButtonProps } from './show-password-button';

// The component that replaces the button if the button's code fails to load. The form works without the button.
const Nothing = () => null;
const ShowPasswordButton = lazy<ComponentType<ShowPasswordButtonProps>>(() =>
  import('./show-password-button').then(
    ({ ShowPasswordButton: button }) => ({ default: button }),
    () => ({ default: Nothing }),
  ),
);

/**
 * A password field. The code of its "show password" button loads separately, because Mantine's PasswordInput would
 * delay the page.
 */
export function PasswordField(props: Omit<TextInputProps, 'type' | 'rightSection'>) {
  const [isShown, setShown] = useState(false);
  return (
    <TextInput
      {...props}
      type={isShown ? 'text' : 'password'}
      rightSection={
        <Suspense>
          <ShowPasswordButton isShown={isShown} onClick={() => setShown(!isShown)} />
        </Suspense>
      }
    />
  );
}
