import { Anchor, Button, Group, Text } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { useScope } from '~/session/scope-context';
import { Card } from '~/ui/page/card';
import type { ApplyRunResult } from './use-apply';

interface FinishedApplyCardProps {
  readonly ended: ApplyRunResult;
  readonly onReadAgain: () => void;
}

/**
 * The result of a run. Offers to plan again from the current account, and links to the activity log, where the run can
 * be undone.
 */
export function FinishedApplyCard({ ended: { total, good }, onReadAgain }: FinishedApplyCardProps) {
  const t = useT();
  const { slug: workspace } = useScope();
  const next = useRef<HTMLButtonElement>(null);
  // Moves the focus to this card, because the button that started the run no longer exists.
  useEffect(() => {
    if (document.activeElement === document.body) next.current?.focus();
  }, []);
  return (
    <Card title={good === total ? t(m.apply_ended) : t(m.apply_ended_partially, { good, total })} isRegion>
      <Text size="sm">
        {t(m.apply_ended_text)} {t(m.apply_ended_undo)}
      </Text>
      <Group>
        <Button ref={next} onClick={onReadAgain}>
          {t(m.apply_refresh_preview)}
        </Button>
        <Anchor
          size="sm"
          renderRoot={(props) => <Link {...props} to="/$workspace/activity" params={{ workspace }} />}
        >
          {t(m.common_activity)}
        </Anchor>
        <Anchor
          size="sm"
          renderRoot={(props) => (
            <Link {...props} to="/$workspace/compare" params={{ workspace }} search={{ tab: 'compare' }} />
          )}
        >
          {t(m.apply_ended_compare)}
        </Anchor>
      </Group>
    </Card>
  );
}
