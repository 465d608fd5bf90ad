import { createFileRoute } from '@tanstack/react-router';
import { CannedResponseImportScreen } from '~/features/canned-responses/import/canned-response-import-screen';

export const Route = createFileRoute('/$workspace/canned-responses_/import')({
  component: CannedResponseImportScreen,
});
