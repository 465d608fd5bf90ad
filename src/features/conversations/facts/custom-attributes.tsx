import type { Conversation } from '~/api/conversations';
import * as m from '~/i18n/messages';
import { useFormatLocale, useT } from '~/i18n/use-t';
import { humanizeKey } from '~/lib/text/humanize-key';
import { FieldValueList } from '~/ui/page/field-value-list';
import { TruncatedList } from '~/ui/page/truncated-list';
import { useTextMarker } from '~/ui/text/use-text-marker';
import { AttributeValue } from './attribute-value';
import classes from './facts.module.css';

interface CustomAttributesProps {
  readonly attributes: Conversation['custom_attributes'];
}

/** The custom attributes of a conversation, with keys in readable form. */
export function CustomAttributes({ attributes }: CustomAttributesProps) {
  const t = useT();
  const mark = useTextMarker();
  const number = new Intl.NumberFormat(useFormatLocale());
  const entries = Object.entries(attributes);
  if (entries.length === 0) return null;
  return (
    <section aria-label={t(m.conversations_custom_attributes)}>
      <h2 className={classes.heading}>
        {t(m.conversations_custom_attributes)} <span>{number.format(entries.length)}</span>
      </h2>
      <TruncatedList items={entries} whole={attributes}>
        {(shown) => (
          <FieldValueList
            facts={shown.map(([key, value]) => [
              mark(humanizeKey(key)),
              <AttributeValue key={key} value={value} />,
              key,
            ])}
          />
        )}
      </TruncatedList>
    </section>
  );
}
