import { createFileRoute } from '@tanstack/react-router';
import { CannedImportScreen } from '~/features/canned-responses/import/canned-import-screen';

export const Route = createFileRoute('/$workspace/canned-responses_/import')({
  component: CannedImportScreen,
});
