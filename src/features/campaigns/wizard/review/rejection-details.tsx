import { Text } from '@mantine/core';
import { useT } from '~/i18n/use-t';
import type { SendOutcome } from '../../send/send-outcome';
import { listRejectionDetails } from './describe-rejection';

interface RejectionDetailsProps {
  readonly refused: Extract<SendOutcome, { name: 'refused' }>;
}

export function RejectionDetails({ refused }: RejectionDetailsProps) {
  const t = useT();
  return listRejectionDetails(t, refused).map(({ sentence, platformText }) => (
    <div key={platformText}>
      {sentence && <Text size="sm">{sentence}</Text>}
      <Text size="xs" c="dimmed" className="raw-text">
        {platformText}
      </Text>
    </div>
  ));
}
