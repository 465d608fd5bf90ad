// That a search leaves nothing: what was sought, and the way out.
import { Button } from '@mantine/core';
import { IconZoomExclamation } from '@tabler/icons-react';
import * as m from '~/i18n/messages';
import { useT } from '~/i18n/use-t';
import { EmptyState } from './empty-state';
import type { NoResultsProps } from './no-results';

export function NoResultsState({ search, text, onClear }: NoResultsProps) {
  const t = useT();
  return (
    <EmptyState
      icon={<IconZoomExclamation size={20} aria-hidden />}
      title={t(m.common_no_match, { search })}
      text={text}
      action={
        <Button variant="default" onClick={onClear}>
          {t(m.common_clear_search)}
        </Button>
      }
    />
  );
}
