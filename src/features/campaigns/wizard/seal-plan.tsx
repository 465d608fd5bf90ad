import { Alert, Button, Stack } from '@mantine/core';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { saveFile } from '~/ui/save-file';
import { sealPlan } from '../send/sealed-plan';
import { type CampaignDraft, campaignContentOf, namesOf } from './campaign-draft';

interface SealPlanProps {
  readonly draft: CampaignDraft;
  readonly reachable: number;
  readonly above: number;
}

/** So large an audience takes two people: this one seals the plan, another opens, counts and sends it. */
export function SealPlan({ draft, reachable, above }: SealPlanProps) {
  const t = useT();
  const scope = useScope();
  const seal = async () => {
    const content = campaignContentOf(draft, scope);
    if (content === null) return;
    const sealed = await sealPlan({
      format: 'campaign-plan',
      version: 1,
      author: scope.person,
      sealedAt: Date.now(),
      content,
      names: namesOf(draft, scope),
      reachable,
    });
    saveFile(`campaign-approval-${sealed.hash.slice(0, 8)}.json`, JSON.stringify(sealed, null, 2));
  };
  return (
    <Alert color="yellow" variant="light" title={t(m.campaigns_plan_needed_title)}>
      <Stack gap="xs" align="flex-start">
        {t(m.campaigns_plan_needed, { above })}
        <Button variant="default" onClick={() => void seal()}>
          {t(m.campaigns_plan_seal)}
        </Button>
      </Stack>
    </Alert>
  );
}
