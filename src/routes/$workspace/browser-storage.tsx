import { createFileRoute } from '@tanstack/react-router';
import { BrowserStorageScreen } from '~/features/browser-storage/browser-storage-screen';

export const Route = createFileRoute('/$workspace/browser-storage')({ component: BrowserStorageScreen });
