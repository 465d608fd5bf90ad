import { Textarea } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { jsonValue } from '~/lib/json/typed-json';
import { getJsonLossSentence } from '~/ui/form/json-loss';
import classes from './action-list.module.css';

interface RawParamsProps {
  readonly text: string;
  readonly label: string;
  /** The parameters of a named action are edited, not the whole value. */
  readonly isNamed: boolean;
  readonly onChange: (text: string) => void;
}

/** The parameters as the platform gets them. */
export function RawParams({ text, label, isNamed, onChange }: RawParamsProps) {
  const t = useT();
  return (
    <Textarea
      className={classes.raw}
      aria-label={label}
      description={t(isNamed ? m.macros_raw_hint : m.macros_raw_whole_hint)}
      value={text}
      onChange={(event) => onChange(event.currentTarget.value)}
      error={jsonValue(text) === undefined && (getJsonLossSentence(t, text) ?? t(m.macros_raw_invalid))}
      autosize
      minRows={2}
      maxRows={16}
      spellCheck={false}
    />
  );
}
