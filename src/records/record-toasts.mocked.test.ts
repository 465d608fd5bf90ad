import { expect, it, vi } from 'vitest';
import { configurationSchema, setConfiguration } from '~/api/configuration';
import { session } from '~/session/session';
import type { Toast } from '~/ui/notice/toast';
import { reportProblem, reportSuccess } from './record-toasts';

const { showToastMock } = vi.hoisted(() => ({ showToastMock: vi.fn<(toast: Toast) => void>() }));
vi.mock('~/ui/notice/toast', () => ({ showSuccessToast: showToastMock, showProblemToast: showToastMock }));

setConfiguration(configurationSchema.parse({ mode: 'live', platformUrl: '', authUrl: '', assistantUrl: '' }));

const signIn = (email: string) => session.start(email, { id_token: '', expires_in: 3600 });

it.each([reportSuccess, reportProblem])(
  'shows a toast about a write only while the user who made the write is signed in',
  (tell) => {
    showToastMock.mockClear();
    const writer = { person: 'admin@acme.test' };
    signIn('admin@acme.test');
    tell(writer, { message: 'mine' });
    session.lock();
    tell(writer, { message: 'mine' });
    session.signOut();
    tell(writer, { message: 'mine' });
    signIn('agent@acme.test');
    tell(writer, { message: 'mine' });
    expect(showToastMock).toHaveBeenCalledTimes(2);
  },
);
