// The people who can sign in. Their agent IDs refer to agents.ts.
import type { Identity, Membership } from '../state';

const PASSWORD = 'Correct-Horse-9';
const SMS_CODE = '246810';

const membership = (
  instance: number,
  accountId: number,
  role: Membership['role'],
  userId: number,
  reach: Partial<Pick<Membership, 'inboxIds' | 'portalSlugs'>> = {},
): Membership => ({ instance, accountId, role, userId, inboxIds: [], portalSlugs: [], ...reach });

const identity = (
  email: string,
  name: string,
  memberships: readonly Membership[],
  more: Partial<Identity> = {},
): Identity => ({
  email,
  name,
  password: PASSWORD,
  mustChangePassword: false,
  smsCode: null,
  tenants: ['acme'],
  memberships,
  claimsInstance: 1,
  ...more,
});

export const createIdentities = (): Identity[] => [
  identity('admin@acme.test', 'Ingrid Vasquez-Holm', [
    membership(1, 1, 'administrator', 1),
    membership(1, 2, 'administrator', 1),
  ]),
  identity('agent@acme.test', 'Tobias Okonjo', [membership(1, 1, 'agent', 2, { inboxIds: [1, 2] })]),
  identity('author@acme.test', 'Mei-Lin Duarte', [
    membership(1, 1, 'agent', 3, { inboxIds: [1, 3], portalSlugs: ['acme-help'] }),
  ]),
  identity('mfa@acme.test', 'Rasmus Adeyemi', [membership(1, 1, 'administrator', 4)], { smsCode: SMS_CODE }),
  identity('new@acme.test', 'Paloma Nyberg', [membership(1, 1, 'administrator', 5)], {
    password: 'Temporary-1',
    mustChangePassword: true,
    smsCode: SMS_CODE,
  }),
  identity(
    'both@acme.test',
    'Kenji Marchetti',
    [membership(1, 1, 'administrator', 6), membership(2, 1, 'agent', 6, { inboxIds: [1, 2] })],
    { tenants: ['acme', 'globex'] },
  ),
  // Belongs to the platform's own support: an administrator who isn't listed among the agents.
  identity('transfer@acme.test', 'Platform support', [
    membership(1, 1, 'administrator', 99),
    membership(1, 4, 'administrator', 99),
  ]),
  identity('admin@aurora.test', 'Benedita Falcão', [membership(1, 3, 'administrator', 31)], { tenants: [] }),
];
