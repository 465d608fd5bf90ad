import { Textarea } from '@mantine/core';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Article } from '~/api/articles';
import type { ArticleWords } from '~/drafts/article-drafts';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { WriteState } from '~/records/write-state';
import { fieldRefusal } from '../editing/field-refusal';
import type { ArticleEditing } from '../editing/use-article-editing';
import classes from './article-heading.module.css';

interface ArticleHeadingProps extends Pick<ArticleWords, 'title' | 'description'> {
  readonly change: ArticleEditing['change'];
  readonly state: WriteState<Article>;
  readonly readOnly: boolean;
  /** The title was there when the page was opened: without it is told at once. */
  readonly isTitled: boolean;
  /** The article is begun here, by its title. */
  readonly isNew: boolean;
  /** How often it was asked for: each time it has the focus. */
  readonly titleAsked: number;
  readonly language: string;
  /** Enter was pressed at the end of them. */
  readonly onGoOn: () => void;
}

/** Browsers that know it make a field as high as its words (article-heading.module.css); in others the page is measured. */
const isMeasured = !globalThis.CSS?.supports('field-sizing', 'content');

/**
 * Title and description, above the text as they will stand there. Only what they show is given to them, not the text that
 * changes below: they may have to measure the page each time that they are drawn.
 */
export function ArticleHeading(props: ArticleHeadingProps) {
  const {
    title,
    description: about,
    change,
    state,
    readOnly,
    isTitled,
    isNew,
    titleAsked,
    language,
    onGoOn,
  } = props;
  const t = useT();
  const description = useRef<HTMLTextAreaElement>(null);
  const [wasLeft, setLeft] = useState(isTitled);
  const isBlank = (wasLeft || titleAsked > 0) && title.trim() === '';
  const field = useRef<HTMLTextAreaElement>(null);
  // Who goes elsewhere from where the page put the cursor hasn't left the title blank.
  const isGiven = useRef(false);
  const begin = useEffectEvent(() => {
    isGiven.current = isNew;
    if (isNew) field.current?.focus({ preventScroll: true });
  });
  useEffect(() => begin(), []);
  useEffect(() => {
    if (titleAsked > 0) field.current?.focus();
  }, [titleAsked]);
  return (
    <div className={classes.heading} lang={language}>
      <Textarea
        ref={field}
        name="title"
        autosize={isMeasured}
        required
        variant="unstyled"
        dir="auto"
        classNames={{ input: classes.title }}
        aria-label={t(m.help_center_title)}
        placeholder={t(m.help_center_title)}
        readOnly={readOnly}
        value={title}
        error={isBlank ? t(m.errors_field_blank) : fieldRefusal(t, state, 'title')}
        // A title is one line; what is pasted becomes one.
        onChange={(event) => change({ title: event.currentTarget.value.replaceAll(/[\r\n]+/g, ' ') })}
        onPointerDown={() => {
          isGiven.current = false;
        }}
        onKeyDown={(event) => {
          isGiven.current = false;
          onEnter(event, () => description.current?.focus());
        }}
        onBlur={() => {
          if (!isGiven.current) setLeft(true);
          isGiven.current = false;
        }}
      />
      <Textarea
        ref={description}
        name="description"
        autosize={isMeasured}
        maxRows={6}
        variant="unstyled"
        dir="auto"
        classNames={{ input: classes.description }}
        aria-label={t(m.common_description)}
        placeholder={t(m.help_center_description_placeholder)}
        readOnly={readOnly}
        value={about}
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
