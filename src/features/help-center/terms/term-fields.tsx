import { Button, Checkbox, Group, TextInput } from '@mantine/core';
import { useState } from 'react';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { joinTexts, splitTexts, type Term, type TextsByLocale } from '~/lib/terms/term';
import { moveFocusOnRemoval } from '~/ui/form/move-focus-on-removal';
import { getLocaleName } from '../locale-name';
import { hasForms } from './term-changes';
import classes from './terms.module.css';

type TypedTexts = Readonly<Record<string, string>>;

interface TermFieldsProps {
  readonly term: Term;
  /** The portal's languages, the default one first. */
  readonly locales: readonly string[];
  readonly onChange: (term: Term) => void;
  readonly onRemove: () => void;
}

const toTyped = (texts: TextsByLocale): TypedTexts =>
  Object.fromEntries(Object.entries(texts).map(([locale, own]) => [locale, joinTexts(own)]));

const toTexts = (typed: TypedTexts): TextsByLocale =>
  Object.fromEntries(
    Object.entries(typed).flatMap(([locale, text]) => {
      const texts = splitTexts(text);
      return texts.length > 0 ? [[locale, texts] as const] : [];
    }),
  );

/** The fields of a term. Each change is stored immediately. */
export function TermFields({ term, locales, onChange, onRemove }: TermFieldsProps) {
  const t = useT();
  const language = useFormatLocale();
  // Keeps the input as typed, because a trailing separator is removed from the stored term.
  const [forms, setForms] = useState(() => toTyped(term.forms));
  const [avoid, setAvoid] = useState(() => toTyped(term.avoid));
  const known = Object.keys({ ...term.forms, ...term.avoid });
  const all = [...new Set([...locales, ...known])];
  const shown = term.isFixed ? all.filter((locale) => locale === locales[0] || known.includes(locale)) : all;
  return (
    <div className={classes.fields}>
      <Checkbox
        label={t(m.terms_never_translate)}
        checked={term.isFixed}
        onChange={({ currentTarget }) => onChange({ ...term, isFixed: currentTarget.checked })}
      />
      {shown.map((locale) => {
        const name = getLocaleName(locale, language);
        return (
          <div key={locale} className={classes.pair}>
            <TextInput
              autoFocus={locale === locales[0] && !hasForms(term)}
              label={term.isFixed ? t(m.terms_term) : t(m.terms_term_in, { language: name })}
              value={forms[locale] ?? ''}
              onChange={({ currentTarget }) => {
                const next = { ...forms, [locale]: currentTarget.value };
                setForms(next);
                onChange({ ...term, forms: toTexts(next) });
              }}
            />
            <TextInput
              label={term.isFixed ? t(m.terms_avoid) : t(m.terms_avoid_in, { language: name })}
              value={avoid[locale] ?? ''}
              onChange={({ currentTarget }) => {
                const next = { ...avoid, [locale]: currentTarget.value };
                setAvoid(next);
                onChange({ ...term, avoid: toTexts(next) });
              }}
            />
          </div>
        );
      })}
      <Group justify="flex-end">
        <Button ref={moveFocusOnRemoval} variant="default" size="compact-sm" onClick={onRemove}>
          {t(m.terms_remove)}
        </Button>
      </Group>
    </div>
  );
}
