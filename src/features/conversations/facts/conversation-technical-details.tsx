import type { Conversation } from '~/api/conversations';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { CopyButton } from '~/ui/notice/copy-button';
import { FieldValueList } from '~/ui/page/field-value-list';
import { FoldedSection } from '~/ui/page/folded-section';
import { JsonText } from '~/ui/text/json-value';
import classes from './facts.module.css';

interface ConversationTechnicalDetailsProps {
  readonly conversation: Conversation;
}

/** Technical details for troubleshooting, and the raw JSON of the conversation. */
export function ConversationTechnicalDetails({ conversation }: ConversationTechnicalDetailsProps) {
  const t = useT();
  const { id, uuid } = conversation;
  const copyable = (value: string, describedAs: string) => (
    <span className={classes.copyable}>
      {value}
      <CopyButton
        value={value}
        label={t(m.conversations_copy)}
        copiedLabel={t(m.common_copied)}
        describedAs={describedAs}
      />
    </span>
  );
  return (
    <FoldedSection isLate title={t(m.common_record_details)} hint={t(m.conversations_details_hint)}>
      <FieldValueList
        facts={[
          [t(m.common_number), copyable(String(id), t(m.conversations_copy_number))],
          [t(m.common_uuid), copyable(uuid, t(m.conversations_copy_uuid))],
        ]}
      />
      <section className={classes.raw}>
        <h3>{t(m.automation_rules_raw_json)}</h3>
        <JsonText value={conversation} />
      </section>
    </FoldedSection>
  );
}
