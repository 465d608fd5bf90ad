// What was done, told in a corner without moving the page: announced, and waiting while it is pointed at or focused.
import { Anchor, getDefaultZIndex, Stack, Text } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { type ReactNode, useEffect } from 'react';
import { locale } from '~/i18n/locale';
import * as m from '~/i18n/messages';
import { speaker } from '~/i18n/use-t';
import { toastsAsked } from './toasts-asked';

/** How long a toast stays, in milliseconds; one that reports a problem stays until it is closed. */
const SHOWN_FOR = 6000;

export interface Toast {
  readonly title?: string;
  readonly message: string;
  /** Where to look next. It can be reached elsewhere, too: the toast goes by itself. */
  readonly action?: { readonly label: string; readonly onClick: () => void };
  readonly details?: ReactNode;
}

function show(
  toast: Toast,
  look: { readonly color: string; readonly role: string; readonly autoClose: number | false },
) {
  const { title, message, action, details } = toast;
  const id = crypto.randomUUID();
  toastsAsked.set(true);
  const act = () => {
    notifications.hide(id);
    action?.onClick();
  };
  notifications.show({
    id,
    ...look,
    ...(title !== undefined && { title }),
    closeButtonProps: { 'aria-label': speaker(locale.get())(m.common_close) },
    message: (
      <Stack gap={4} align="flex-start">
        <Text size="sm" className="raw-text">
          {message}
        </Text>
        {details}
        {action && (
          <Anchor component="button" type="button" size="sm" onClick={act}>
            {action.label}
          </Anchor>
        )}
      </Stack>
    ),
  });
}

/** Tells a success. */
export const showSuccess = (toast: Toast): void =>
  show(toast, { color: 'green', role: 'status', autoClose: SHOWN_FOR });

/** Tells what went wrong in the background, or what a person should look after. */
export const showProblem = (toast: Toast): void =>
  show(toast, { color: 'red', role: 'alert', autoClose: false });

/**
 * Where toasts appear: once, in the frame, below every dialog, whose buttons they must not cover. They go with it: who signs in
 * next must not read what another person did.
 */
export function Toasts() {
  useEffect(() => () => notifications.clean(), []);
  return <Notifications position="bottom-right" zIndex={getDefaultZIndex('modal') - 1} />;
}
