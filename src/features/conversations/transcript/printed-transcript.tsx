import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { FieldValueList } from '~/ui/page/field-value-list';
import classes from '../conversation.module.css';
import type { Transcript } from './transcript';
import {
  describeSender,
  formatTranscriptTime,
  getTranscriptTitle,
  listTranscriptOmissions,
  listTranscriptProperties,
} from './transcript-labels';

interface PrintedTranscriptProps {
  readonly transcript: Transcript;
  /** Called when the print dialog closes. */
  readonly onDone: () => void;
}

/** A transcript that replaces the page when it is printed. Opens the print dialog on mount. */
export function PrintedTranscript({ transcript, onDone }: PrintedTranscriptProps) {
  const t = useT();
  useEffect(() => {
    window.addEventListener('afterprint', onDone, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', onDone);
  }, [onDone]);
  return createPortal(
    <section className={classes.paper}>
      <h1>{getTranscriptTitle(t, transcript)}</h1>
      <FieldValueList facts={listTranscriptProperties(t, transcript)} />
      {listTranscriptOmissions(t, transcript).map((note) => (
        <p key={note}>{note}</p>
      ))}
      {transcript.entries.map((entry) => (
        <article key={entry.id} {...(entry.isPrivate && { 'data-private': true })}>
          <header>
            <bdi>{describeSender(t, entry)}</bdi> · {formatTranscriptTime(t, entry.at)}
          </header>
          {entry.text === null ? (
            <i>{t(m.conversations_empty_content)}</i>
          ) : (
            <div className="raw-text" dir="auto">
              {entry.text}
            </div>
          )}
        </article>
      ))}
    </section>,
    document.body,
  );
}
