/** The channels of campaigns by the wire names of inboxes, which have icons and words. */
export const CHANNEL_TYPES = { template: 'Chatapp', website: 'WebWidget', email: 'Email' } as const;
