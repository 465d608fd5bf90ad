import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { LOCALE_NAMES, LOCALES, locale } from '~/i18n/locale';
import * as m from '~/i18n/messages';
import { useLocale, useT } from '~/i18n/use-t';
import { LogoMark } from '~/ui/identity/logo-mark';

/** The page around the form. The build prerenders it into the HTML, so it must not use browser APIs. */
export function SignInLayout({ children }: { readonly children: ReactNode }) {
  const t = useT();
  const language = useLocale();
  return (
    <main className="sign-in-page">
      <div className="sign-in-column">
        <div className="sign-in-card">
          <LogoMark />
          {children}
        </div>
        <nav className="sign-in-languages" aria-label={t(m.common_language)}>
          {LOCALES.map((value) => (
            <Button
              key={value}
              lang={value}
              size="compact-sm"
              variant={value === language ? 'default' : 'subtle'}
              aria-pressed={value === language}
              onClick={() => locale.set(value)}
            >
              {LOCALE_NAMES[value]}
            </Button>
          ))}
        </nav>
      </div>
    </main>
  );
}
