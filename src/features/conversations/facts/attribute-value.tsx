import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { humanizeKey } from '~/lib/text/humanize-key';
import { INITIAL_CONTROL_COUNT, LongText, TruncatedList } from '~/ui/page/truncated-list';
import { useTextMarker } from '~/ui/text/use-text-marker';
import { Time } from '~/ui/time/time';
import { inferAttributeKind } from './attribute-kind';
import classes from './facts.module.css';

interface AttributeValueProps {
  readonly value: unknown;
  /** The number of nested object levels to render. Deeper levels are shown only in the raw JSON below "Details". */
  readonly levels?: number;
}

const MAX_LEVELS = 2;

/** The formatted value of a custom attribute of any JSON type. */
export function AttributeValue({ value, levels = MAX_LEVELS }: AttributeValueProps) {
  const t = useT();
  const mark = useTextMarker();
  const number = new Intl.NumberFormat(useFormatLocale(), { maximumFractionDigits: 20 });
  const attribute = inferAttributeKind(value);
  const inWords = (scalar: unknown) => {
    if (typeof scalar === 'boolean') return t(scalar ? m.common_yes : m.common_no);
    if (typeof scalar === 'number') return number.format(scalar);
    return scalar === null ? t(m.common_none) : mark(String(scalar));
  };
  switch (attribute.kind) {
    case 'none':
      return <span className="dimmed">{t(m.common_none)}</span>;
    case 'empty':
      return <span className="dimmed">{t(m.common_empty_text)}</span>;
    case 'boolean':
    case 'number':
      return inWords(attribute.value);
    case 'day':
      // Parses the day as local midnight, because a day parsed as UTC could be displayed as the day before.
      return <Time value={`${attribute.value}T00:00`} style="date" />;
    case 'moment':
      return <Time value={attribute.value} />;
    case 'text':
      return <LongText text={attribute.value}>{(shown) => <span dir="auto">{mark(shown)}</span>}</LongText>;
    case 'list':
      return (
        <TruncatedList items={attribute.values} step={INITIAL_CONTROL_COUNT} whole={attribute.values}>
          {(shown) => (
            <ul className={classes.chips}>
              {shown.map((item, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: an item is identified by its index
                <li key={index} dir="auto">
                  {inWords(item)}
                </li>
              ))}
            </ul>
          )}
        </TruncatedList>
      );
    case 'object':
      if (levels === 0) return <span className="dimmed">{t(m.conversations_attribute_nested)}</span>;
      return (
        <TruncatedList items={attribute.entries} step={INITIAL_CONTROL_COUNT} whole={value}>
          {(shown) => (
            <dl className={classes.nested}>
              {shown.map(([key, inner]) => (
                <div key={key}>
                  <dt title={key}>{mark(humanizeKey(key))}</dt>
                  <dd>
                    <AttributeValue value={inner} levels={levels - 1} />
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </TruncatedList>
      );
  }
}
