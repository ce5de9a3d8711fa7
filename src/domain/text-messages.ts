/** Text messages to mobile numbers. */

/** The ways they come. */
export const textChannels = ['sms', 'whatsapp'] as const;
export type TextChannel = (typeof textChannels)[number];
