// What was done, told in a corner without moving the page: announced, and waiting while it is pointed at or focused.
import { Button, Group, getDefaultZIndex, Text } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import { IconAlertCircle, IconCircleCheck } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { locale } from '~/i18n/locale';
import * as m from '~/i18n/messages';
import { speaker } from '~/i18n/use-t';
import { observable } from '~/lib/observable';
import { PANEL_BOTTOM } from '../overlay/panel-bottom-place';
import { toastsAsked } from './toasts-asked';

/** How long a toast stays, in milliseconds; one that reports a problem stays until it is closed, unless it answers a key. */
const SHOWN_FOR = 4000;

export interface Toast {
  readonly title?: string;
  readonly message: string;
  /** Where to look next. It can be reached elsewhere, too: the toast goes by itself. */
  readonly action?: {
    readonly label: string;
    readonly onClick?: () => void;
    /** A dialog that stands over whatever page is there by then; the toast goes. */
    readonly dialog?: (onClose: () => void) => ReactNode;
  };
  /** What else can be done, before the action. */
  readonly beside?: ReactNode;
  /** Told once while it stands, however often it happens: the answer to a key, which can be pressed again. */
  readonly isOnce?: true;
}

const dialogOpen = observable<ReactNode>(null);
const closeDialog = () => dialogOpen.set(null);

/** One shape for all: the colour is the icon's. */
const LOOK = {
  root: { border: '1px solid var(--line)', boxShadow: 'var(--shadow-over)' },
  icon: { background: 'none', color: 'var(--notification-color)', marginInlineEnd: '0.25rem' },
};

/** Takes a toast away after its time, unless it is pointed at or has the focus: then its time begins when that is over. */
function Ending({ id }: { readonly id: string }) {
  const here = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const toast = here.current?.closest('[role="status"], [role="alert"]');
    if (!toast) return;
    let timer = 0;
    const wait = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        if (!toast.matches(':hover, :focus-within')) notifications.hide(id);
      }, SHOWN_FOR);
    };
    wait();
    toast.addEventListener('pointerleave', wait);
    toast.addEventListener('focusout', wait);
    return () => {
      clearTimeout(timer);
      toast.removeEventListener('pointerleave', wait);
      toast.removeEventListener('focusout', wait);
    };
  }, [id]);
  return <span ref={here} hidden />;
}

function show(toast: Toast, look: { readonly color: string; readonly role: 'status' | 'alert' }) {
  // Told while nobody is signed in, it would be read by who comes next.
  if (!document.getElementById(PANEL_BOTTOM)) return;
  const { title, message, action, beside, isOnce } = toast;
  const Icon = look.role === 'status' ? IconCircleCheck : IconAlertCircle;
  const id = isOnce ? message : crypto.randomUUID();
  toastsAsked.set(true);
  const act = () => {
    notifications.hide(id);
    action?.onClick?.();
    if (action?.dialog) dialogOpen.set(action.dialog(closeDialog));
  };
  notifications.show({
    id,
    ...look,
    autoClose: false,
    ...(title !== undefined && { title }),
    icon: <Icon size={18} aria-hidden />,
    radius: 'lg',
    styles: LOOK,
    closeButtonProps: { 'aria-label': speaker(locale.get())(m.common_close) },
    message: (
      <Group gap="xs" justify="space-between" wrap="nowrap">
        <Text size="sm" fw={500} className="raw-text">
          {message}
        </Text>
        {beside}
        {action && (
          <Button variant="default" size="compact-sm" flex="none" onClick={act}>
            {action.label}
          </Button>
        )}
        {(look.role === 'status' || isOnce) && <Ending id={id} />}
      </Group>
    ),
  });
}

/** Tells a success. */
export const showSuccess = (toast: Toast): void => show(toast, { color: 'var(--ok)', role: 'status' });

/** Tells what went wrong in the background, or what a person should look after. */
export const showProblem = (toast: Toast): void => show(toast, { color: 'var(--bad)', role: 'alert' });

/**
 * Where toasts appear: once, in the frame, below every dialog, whose buttons they must not cover. They go with it: who signs in
 * next must not read what another person did.
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
      {/* Above what stays at the panel's bottom. */}
      <Notifications
        position="bottom-right"
        zIndex={getDefaultZIndex('modal') - 1}
        styles={{ root: { marginBottom: '2.75rem' } }}
      />
      {dialog}
    </>
  );
}
