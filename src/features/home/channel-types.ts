/** Maps each campaign channel to the inbox channel type of the API, which has an icon and a label. */
export const CHANNEL_TYPES = { template: 'Chatapp', website: 'WebWidget', email: 'Email' } as const;
