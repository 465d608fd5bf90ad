import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { LOCALE_NAMES, LOCALES, locale } from '~/i18n/locale';
import * as m from '~/i18n/messages';
import { useLocale, useT } from '~/i18n/use-t';

/** The page around signing in. Also drawn by the build into the HTML, so it holds nothing that needs the browser. */
export function SignInLayout({ children }: { readonly children: ReactNode }) {
  const t = useT();
  const language = useLocale();
  return (
    <main className="sign-in-page">
      <div className="sign-in-column">
        <p className="sign-in-product">{t(m.common_product)}</p>
        <div className="sign-in-card">{children}</div>
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
