import { Menu, useMantineColorScheme } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { configuration } from '~/api/configuration';
import { LOCALE_NAMES, LOCALES, locale } from '~/i18n/locale';
import * as m from '~/i18n/messages';
import { useLocale, useT } from '~/i18n/use-t';
import { useIsAdministrator, useScope, useSession } from '~/session/scope-context';
import { session } from '~/session/session';
import { ButtonMenu } from '~/ui/overlay/button-menu';
import type { MenuOfButton } from '~/ui/overlay/menu-button';
import { sandboxParts } from '../boot/sandbox-link';
import { hasUnsettled, type KeptHere, keptHere } from '../session/kept-here';
import { SignOutDialog } from '../session/sign-out-dialog';
import { useRateSentence } from './rate-sentence';
import { sheetOpen } from './single-keys';

const SCHEMES = [
  { value: 'light', title: m.frame_theme_light },
  { value: 'dark', title: m.frame_theme_dark },
  { value: 'auto', title: m.frame_theme_auto },
] as const;

/** Who is signed in, how the console looks and speaks, and the way out. */
export function AccountItems(menu: MenuOfButton) {
  const t = useT();
  const language = useLocale();
  const state = useSession();
  const scope = useScope();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const { sentence } = useRateSentence();
  const { unknownKeys = [] } = configuration();
  const isAdministrator = useIsAdministrator() !== false;
  const [kept, setKept] = useState<KeptHere | null>(null);
  if (state.step === 'signed-out') return null;
  const { email } = state.person;
  const signOut = async () => {
    const found = await keptHere(email);
    if (found.drafts + found.imports > 0 || (await hasUnsettled(scope))) setKept(found);
    else session.signOut();
  };
  if (kept !== null) return <SignOutDialog person={email} kept={kept} onClose={() => setKept(null)} />;
  return (
    <ButtonMenu {...menu} look={{ position: 'bottom-end', width: 260 }}>
      <Menu.Label className="raw-text">{state.person.claims.name ?? state.person.email}</Menu.Label>
      <Menu.Label className="raw-text">{email}</Menu.Label>
      <Menu.Divider />
      <Menu.Label>{t(m.frame_theme)}</Menu.Label>
      <Menu.RadioGroup value={colorScheme}>
        {SCHEMES.map(({ value, title }) => (
          <Menu.RadioItem key={value} value={value} onClick={() => setColorScheme(value)}>
            {t(title)}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
      <Menu.Divider />
      <Menu.Label>{t(m.common_language)}</Menu.Label>
      <Menu.RadioGroup value={language}>
        {LOCALES.map((value) => (
          <Menu.RadioItem key={value} value={value} lang={value} onClick={() => locale.set(value)}>
            {LOCALE_NAMES[value]}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
      <Menu.Divider />
      <Menu.Label>{sentence}</Menu.Label>
      <Menu.Divider />
      <Menu.Item
        renderRoot={(props) => (
          <Link {...props} to="/$workspace/activity" params={{ workspace: scope.slug }} />
        )}
      >
        {t(m.common_activity)}
      </Menu.Item>
      {isAdministrator && (
        <Menu.Item
          renderRoot={(props) => (
            <Link {...props} to="/$workspace/platform" params={{ workspace: scope.slug }} />
          )}
        >
          {t(m.platform_title)}
        </Menu.Item>
      )}
      {sandboxParts().inAccountMenu}
      <Menu.Item rightSection={<kbd>?</kbd>} onClick={() => sheetOpen.set(true)}>
        {t(m.frame_keys_title)}
      </Menu.Item>
      <Menu.Item onClick={() => void keptHere(email).then(setKept)}>{t(m.session_sign_out_title)}</Menu.Item>
      <Menu.Item onClick={() => void signOut()}>{t(m.session_sign_out)}</Menu.Item>
      {isAdministrator && unknownKeys.length > 0 && (
        <Menu.Label className="raw-text">
          {t(m.frame_config_unknown, { keys: unknownKeys.join(', ') })}
        </Menu.Label>
      )}
    </ButtonMenu>
  );
}
