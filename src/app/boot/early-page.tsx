import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { CredentialsStep } from '~/features/sign-in/credentials-step';
import { SignInLayout } from '~/features/sign-in/sign-in-layout';
import { type Locale, locale } from '~/i18n/locale';
import * as m from '~/i18n/messages';
import { getTranslator } from '~/i18n/use-t';
import { theme } from './theme';

/**
 * Prerenders the sign-in form into the HTML of the build, so that it is visible as soon as the page loads. When the
 * console starts, it takes over typed values. The HTML contains no form element, because submitting a form before the
 * console is interactive would put the password into the URL. `/early.js` shows the content of the template in browsers
 * that can't run the console.
 */
export function prerenderSignInForm(language: Locale): string {
  locale.set(language);
  const t = getTranslator(language);
  const unsupported = renderToStaticMarkup(
    <template>
      <main className="sign-in-page">
        <h1 className="sign-in-title">{t(m.sign_in_unsupported_browser)}</h1>
      </main>
    </template>,
  );
  const markup = renderToStaticMarkup(
    <MantineProvider theme={theme} withGlobalClasses={false}>
      <SignInLayout>
        <CredentialsStep
          title={t(m.sign_in_title)}
          text={t(m.sign_in_text)}
          pending={false}
          notice={null}
          asksForNumbers={false}
          onSubmit={() => {}}
        />
      </SignInLayout>
    </MantineProvider>,
    // Three languages share one page, so their field IDs must be distinct.
    { identifierPrefix: language },
  );
  return (unsupported + markup)
    .replace(/<form[^>]*>/, '<div>')
    .replace('</form>', '</div>')
    .replaceAll('type="submit"', 'type="button" data-send="true"');
}
