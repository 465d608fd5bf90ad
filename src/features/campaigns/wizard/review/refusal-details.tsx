import { Text } from '@mantine/core';
import { useT } from '~/i18n/use-t';
import type { Outcome } from '../../send/outcome';
import { listRefusalDetails } from './describe-refusal';

interface RefusalDetailsProps {
  readonly refused: Extract<Outcome, { name: 'refused' }>;
}

/** The details that the platform returned with a refusal. */
export function RefusalDetails({ refused }: RefusalDetailsProps) {
  const t = useT();
  return listRefusalDetails(t, refused).map(({ sentence, said }) => (
    <div key={said}>
      {sentence && <Text size="sm">{sentence}</Text>}
      <Text size="xs" c="dimmed" className="raw-text">
        {said}
      </Text>
    </div>
  ));
}
