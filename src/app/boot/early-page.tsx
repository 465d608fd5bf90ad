import { MantineProvider } from '@mantine/core';
import { renderToStaticMarkup } from 'react-dom/server';
import { CredentialsStep } from '~/features/sign-in/credentials-step';
import { SignInLayout } from '~/features/sign-in/sign-in-layout';
import { type Locale, locale } from '~/i18n/locale';
import * as m from '~/i18n/messages';
import { speaker } from '~/i18n/use-t';
import { theme } from './theme';

/**
 * The sign-in form as markup, for the HTML that the build writes: it paints with the page, and the console adopts what
 * was typed there. It is no form element: sent before the console is alive, a form would put the password into the URL.
 */
export function renderEarlyPage(language: Locale): string {
  locale.set(language);
  const t = speaker(language);
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
    // Three languages share one page: their labels must not name each other's fields.
    { identifierPrefix: language },
  );
  return markup
    .replace(/<form[^>]*>/, '<div>')
    .replace('</form>', '</div>')
    .replaceAll('type="submit"', 'type="button" data-send="true"');
}
