// Toasts in the corner of the page. They are announced, don't move the page, and stay while hovered or focused.
import { Button, Group, getDefaultZIndex, Text } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { locale } from '~/i18n/locale';
import * as m from '~/i18n/messages';
import { getTranslator } from '~/i18n/use-t';
import { createObservable } from '~/lib/create-observable';
import { PANEL_BOTTOM_ID } from '../overlay/panel-bottom-place';
import { areToastsNeeded } from './toasts-asked';

/**
 * The durations of success toasts, without and with actions, in milliseconds. Problem toasts stay until the user closes
 * them, unless they respond to a key press.
 */
const SHOWN_FOR = 4000;
const SHOWN_WITH_ACTIONS_FOR = 8000;

export interface ToastAction {
  readonly label: string;
  readonly onClick?: () => void;
  /** Renders a dialog that the toast's button opens. Opening the dialog closes the toast. */
  readonly dialog?: (onClose: () => void) => ReactNode;
}

export interface Toast {
  readonly title?: string;
  readonly message: string;
  /** The next steps. The page must also offer them, because the toast disappears. */
  readonly actions?: readonly ToastAction[];
  /** Controls before the actions. */
  readonly beside?: ReactNode;
  /**
   * True for a toast that responds to a key press. Repeated key presses show only one toast, and the toast closes after
   * a time.
   */
  readonly isOnce?: true;
}

const dialogOpen = createObservable<ReactNode>(null);
const closeDialog = () => dialogOpen.set(null);

/** The same style for all toasts. Only the icon is colored. */
const LOOK = {
  root: { border: '1px solid var(--line)', boxShadow: 'var(--shadow-over)' },
  icon: { background: 'none', color: 'var(--notification-color)', marginInlineEnd: '0.25rem' },
};

/** Hides a toast after a time in milliseconds. The time restarts after the user hovers over or focuses the toast. */
function AutoClose({ id, after }: { readonly id: string; readonly after: number }) {
  const here = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const toast = here.current?.closest('[role="status"], [role="alert"]');
    if (!toast) return;
    let timer = 0;
    const wait = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        if (!toast.matches(':hover, :focus-within')) notifications.hide(id);
      }, after);
    };
    wait();
    toast.addEventListener('pointerleave', wait);
    toast.addEventListener('focusout', wait);
    return () => {
      clearTimeout(timer);
      toast.removeEventListener('pointerleave', wait);
      toast.removeEventListener('focusout', wait);
    };
  }, [id, after]);
  return <span ref={here} hidden />;
}

function show(toast: Toast, look: { readonly color: string; readonly role: 'status' | 'alert' }) {
  // Shows no toast while no one is signed in, because the next user could see it. The panel exists only while someone
  // is signed in.
  if (!document.getElementById(PANEL_BOTTOM_ID)) return;
  const { title, message, actions = [], beside, isOnce } = toast;
  const Icon = look.role === 'status' ? IconCircleCheck : IconAlertCircle;
  const id = `toast-${isOnce ? message : crypto.randomUUID()}`.replace(/[^\p{L}\p{N}]+/gu, '-');
  areToastsNeeded.set(true);
  const act = ({ onClick, dialog }: ToastAction) => {
    notifications.hide(id);
    onClick?.();
    if (dialog) dialogOpen.set(dialog(closeDialog));
  };
  notifications.show({
    id,
    ...look,
    autoClose: false,
    ...(title !== undefined && { title }),
    icon: <Icon size={18} aria-hidden />,
    radius: 'lg',
    styles: LOOK,
    closeButtonProps: { 'aria-label': getTranslator(locale.get())(m.common_close) },
    message: (
      <Group gap="xs" justify="space-between" wrap="nowrap">
        <Text size="sm" fw={500} className="raw-text">
          {message}
        </Text>
        {beside}
        {actions.map((action) => (
          <Button
            key={action.label}
            variant="default"
            size="compact-sm"
            flex="none"
            onClick={() => act(action)}
          >
            {action.label}
          </Button>
        ))}
        {(look.role === 'status' || isOnce) && (
          <AutoClose id={id} after={actions.length > 0 ? SHOWN_WITH_ACTIONS_FOR : SHOWN_FOR} />
        )}
      </Group>
    ),
  });
}

/** Shows a success toast. */
export const showSuccessToast = (toast: Toast): void => show(toast, { color: 'var(--ok)', role: 'status' });

/** Shows a toast about a background failure, or about something that needs the user's attention. */
export const showProblemToast = (toast: Toast): void => show(toast, { color: 'var(--bad)', role: 'alert' });

/**
 * The container of toasts, rendered once in the frame. It is below dialogs, so that toasts don't cover the buttons of a
 * dialog. Unmounting it clears all toasts, because the next user must not see them.
 */
export function Toasts() {
  const dialog = useSyncExternalStore(dialogOpen.subscribe, dialogOpen.get);
  useEffect(
    () => () => {
      notifications.clean();
      closeDialog();
    },
    [],
  );
  return (
    <>
      {/* The margin keeps toasts above the content at the bottom of the panel. */}
      <Notifications
        position="bottom-right"
        zIndex={getDefaultZIndex('modal') - 1}
        styles={{ root: { marginBottom: '2.75rem' } }}
      />
      {dialog}
    </>
  );
}
