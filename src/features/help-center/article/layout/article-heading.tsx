import { Textarea } from '@mantine/core';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Article } from '~/api/articles';
import type { ArticleText } from '~/drafts/article-drafts';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import type { WriteState } from '~/records/write-state';
import { getFieldError } from '../editing/field-error';
import type { ArticleEditing } from '../editing/use-article-editing';
import classes from './article-heading.module.css';

interface ArticleHeadingProps extends Pick<ArticleText, 'title' | 'description'> {
  readonly change: ArticleEditing['change'];
  readonly state: WriteState<Article>;
  readonly readOnly: boolean;
  /** True if the stored article has a title. If the title is then emptied, the error is shown at once. */
  readonly isTitled: boolean;
  /** True if the article is new. The title then gets the focus. */
  readonly isNew: boolean;
  /** A counter. The title gets the focus each time it increases. */
  readonly titleAsked: number;
  readonly language: string;
  /** Called when Enter is pressed in the last field. */
  readonly onGoOn: () => void;
}

/**
 * True if the fields must be measured, because the browser doesn't support `field-sizing` (article-heading.module.css).
 */
const isMeasured = !globalThis.CSS?.supports('field-sizing', 'content');

/**
 * The fields for title and description above the text. The article's text isn't a prop, because every change of the
 * text would cause a render that measures the page.
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
  // True if the page focused the title and the user hasn't clicked or typed in it since. In this state, an empty title
  // isn't reported when it loses the focus.
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
        error={isBlank ? t(m.errors_field_empty) : getFieldError(t, state, 'title')}
        // Replaces line breaks in pasted text with spaces, because a title has a single line.
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
        error={getFieldError(t, state, 'description')}
        onChange={(event) => change({ description: event.currentTarget.value })}
        onKeyDown={(event) => onEnter(event, onGoOn)}
      />
    </div>
  );
}

/**
 * Moves to the next field on Enter, and adds a line break on Shift+Enter. Ignores Enter during text composition,
 * because it confirms the composed text.
 */
function onEnter(event: KeyboardEvent, goOn: () => void): void {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
  event.preventDefault();
  goOn();
}
