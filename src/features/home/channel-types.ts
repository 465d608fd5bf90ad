/** The campaign channels by the inbox channel types of the API, which have icons and labels. */
export const CHANNEL_TYPES = { template: 'Chatapp', website: 'WebWidget', email: 'Email' } as const;
