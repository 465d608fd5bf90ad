import { Textarea } from '@mantine/core';
import { type KeyboardEvent, useRef, useState } from 'react';
import type { Article } from '~/api/articles';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { WriteState } from '~/records/write-state';
import classes from './article-heading.module.css';
import { fieldRefusal } from './field-refusal';
import type { ArticleEditing } from './use-article-editing';

interface ArticleHeadingProps {
  readonly writing: Pick<ArticleEditing, 'fields' | 'change'> & { readonly state: WriteState<Article> };
  readonly readOnly: boolean;
  /** The title was there when the page was opened: without it is told at once. */
  readonly isTitled: boolean;
  readonly language: string;
  /** Enter was pressed at the end of them. */
  readonly onGoOn: () => void;
}

/** Title and description, above the text as they will stand there. */
export function ArticleHeading({ writing, readOnly, isTitled, language, onGoOn }: ArticleHeadingProps) {
  const t = useT();
  const { fields, change, state } = writing;
  const description = useRef<HTMLTextAreaElement>(null);
  const [wasLeft, setLeft] = useState(isTitled);
  const isBlank = wasLeft && fields.title.trim() === '';
  return (
    <div className={classes.heading} lang={language}>
      <Textarea
        autosize
        required
        variant="unstyled"
        dir="auto"
        classNames={{ input: classes.title }}
        aria-label={t(m.help_center_title)}
        placeholder={t(m.help_center_title)}
        readOnly={readOnly}
        value={fields.title}
        error={isBlank ? t(m.errors_field_blank) : fieldRefusal(t, state, 'title')}
        // A title is one line; what is pasted becomes one.
        onChange={(event) => change({ title: event.currentTarget.value.replaceAll(/[\r\n]+/g, ' ') })}
        onKeyDown={(event) => onEnter(event, () => description.current?.focus())}
        onBlur={() => setLeft(true)}
      />
      <Textarea
        ref={description}
        autosize
        maxRows={6}
        variant="unstyled"
        dir="auto"
        classNames={{ input: classes.description }}
        aria-label={t(m.common_description)}
        placeholder={t(m.help_center_description_placeholder)}
        readOnly={readOnly}
        value={fields.description}
        error={fieldRefusal(t, state, 'description')}
        onChange={(event) => change({ description: event.currentTarget.value })}
        onKeyDown={(event) => onEnter(event, onGoOn)}
      />
    </div>
  );
}

/** Enter goes on; with Shift it starts a line, and while a word is composed it takes that. */
function onEnter(event: KeyboardEvent, goOn: () => void): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  goOn();
}
