import { IconQuote } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { NoRowsContent, type NoRowsStateProps } from '~/ui/table/no-rows-content';

/** The empty state of the list. It is code-split with its messages, because it is rarely shown. */
export function NoCannedResponses(props: NoRowsStateProps) {
  const t = useT();
  return (
    <NoRowsContent
      {...props}
      hint={t(m.canned_responses_none_found_text)}
      icon={<IconQuote size={20} aria-hidden />}
      title={t(m.canned_responses_none)}
      text={t(m.canned_responses_none_text)}
    />
  );
}
