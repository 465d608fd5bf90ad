// Links in content that anyone may have written. The link text can show another host than the address. Therefore, the
// host is shown before a link to an unknown host opens.
import { locale } from '~/i18n/locale';
import * as m from '~/i18n/messages';
import { getTranslator } from '~/i18n/use-t';
import { createObservable } from '~/lib/create-observable';

const knownOrigins = new Set<string>();

/** The address of a clicked link to an unknown host, until the user has decided. The frame shows the dialog. */
export const unconfirmedLink = createObservable<string | null>(null);

/** Adds origins whose links open without a question. */
export function addKnownOrigins(origins: readonly string[]): void {
  for (const origin of origins) knownOrigins.add(origin);
}

let isDialogMounted = false;

/**
 * Records that `OutsideLinkDialog` is mounted and can be shown. Returns a function that records that it was unmounted.
 */
export function registerLinkDialog(): () => void {
  isDialogMounted = true;
  return () => {
    isDialogMounted = false;
  };
}

/** Reports whether a link may open now. Asks the user if it leads to a web page on an unknown host. */
export function confirmHost(href: string): boolean {
  const { protocol, origin, host } = new URL(href);
  if (!/^https?:$/.test(protocol) || knownOrigins.has(origin)) return true;
  // Asks with the browser's own dialog if the code of `OutsideLinkDialog` isn't loaded yet or failed to load.
  if (!isDialogMounted) {
    const title = getTranslator(locale.get())(m.frame_outside_link_title);
    return window.confirm(`${title}\n\n${host}\n${href}`);
  }
  unconfirmedLink.set(href);
  return false;
}

/** The fields of a click that the guard reads. */
interface LinkClick {
  readonly button: number;
  readonly currentTarget: { readonly href: string };
  preventDefault(): void;
}

function guard(event: LinkClick): void {
  // Ignores clicks with the right button, which only open the browser's menu. The menu shows the address.
  if (event.button < 2 && !confirmHost(event.currentTarget.href)) event.preventDefault();
}

/** The props of a link in an untrusted text. The middle button opens links, too. */
export const GUARDED_LINK = { onClick: guard, onAuxClick: guard };
