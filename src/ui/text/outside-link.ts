// Links in content that anyone may have written. The host of such a link is shown before it opens, unless it is known,
// because the link text can show another host than the address.
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

/** Tells the guard that the dialog can be shown. Returns a function that ends this. */
export function mountLinkDialog(): () => void {
  isDialogMounted = true;
  return () => {
    isDialogMounted = false;
  };
}

/** Reports whether a link may open now. Otherwise, asks the user. Only web pages have a host that can be unknown. */
export function confirmHost(href: string): boolean {
  const { protocol, origin, host } = new URL(href);
  if (!/^https?:$/.test(protocol) || knownOrigins.has(origin)) return true;
  // The dialog's code loads after the first page, and it may fail to load.
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
  // The right button opens the browser's menu, which shows the address.
  if (event.button < 2 && !confirmHost(event.currentTarget.href)) event.preventDefault();
}

/** The props of a link in an untrusted text. The middle button opens links, too. */
export const GUARDED_LINK = { onClick: guard, onAuxClick: guard };
