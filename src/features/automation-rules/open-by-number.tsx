import { useNavigate } from '@tanstack/react-router';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { WHOLE_NUMBER } from '~/lib/json/typed-number';
import { useScope } from '~/session/scope-context';
import { OpenByKey } from '~/ui/table/open-by-key';

/** Where the list can't be had, a rule is still read by its number: that is in the contract. */
export function OpenByNumber() {
  const t = useT();
  const workspace = useScope().slug;
  const navigate = useNavigate();
  return (
    <OpenByKey
      title={t(m.automation_rules_list_off_title)}
      text={t(m.automation_rules_list_off)}
      label={t(m.automation_rules_number)}
      pattern={WHOLE_NUMBER}
      onOpen={(ruleId) =>
        void navigate({ to: '/$workspace/automation-rules/$ruleId', params: { workspace, ruleId } })
      }
    />
  );
}
