// Runs before the first paint, inlined into the page by the build. Sets the stored language and color scheme; the
// page's style sheet shows the sign-in form of that language. The storage keys are those of `src/i18n/locale.ts` and
// Mantine.
(() => {
  // Fetches the configuration as early as possible. `src/app/boot/load-configuration.ts` reads the response and reports
  // a failure.
  globalThis.configurationAnswer = fetch('/config.json', { cache: 'no-store', credentials: 'same-origin' });
  globalThis.configurationAnswer.catch(() => {});

  const root = document.documentElement;
  const spoken = ['en', 'es', 'pt-BR'];
  const language = (tag) => tag.toLowerCase().split('-')[0];
  const remembered = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const chosen = remembered('console-locale');
  const negotiated = () => {
    for (const tag of navigator.languages) {
      const match = spoken.find((locale) => language(locale) === language(tag));
      if (match) return match;
    }
    return 'en';
  };
  root.lang = spoken.includes(chosen) ? chosen : negotiated();

  // Shows a sentence instead of the console if the browser is too old, or the page came over plain HTTP. light-dark()
  // is newer than anything else that the console can't work without, except what needs HTTPS.
  if (!isSecureContext || !CSS.supports('color:light-dark(red,red)'))
    document.onreadystatechange = () => {
      document.onreadystatechange = null;
      // Also removes the root element, so that the console doesn't start.
      document.body.replaceChildren(document.querySelector(`[lang=${root.lang}]>template`).content);
    };

  const scheme = remembered('mantine-color-scheme-value');
  const dark =
    scheme === 'dark' || (scheme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches);
  root.dataset.mantineColorScheme = dark ? 'dark' : 'light';

  // Records a submit that happens before the console has started, so that the console's form, which replaces this one,
  // submits at once. Uses pointerdown, because the replacement may happen before the pointer is released, and then
  // there is no click event.
  const note = ({ type, key, target }) => {
    const early = target.closest?.('#early');
    if (!early) return;
    if (type === 'keydown' ? key === 'Enter' && target.matches('input') : target.closest('[data-send]'))
      early.dataset.sent = 'true';
    else if (type === 'input' || type === 'pointerup') delete early.dataset.sent;
  };
  for (const type of ['pointerdown', 'pointerup', 'click', 'keydown', 'input']) addEventListener(type, note);
})();
