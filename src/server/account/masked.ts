/** How an address or a number is named to whoever may not be its owner any more. */

/** '+919876543210' is '•••• 3210'. */
export const maskedNumber = (phone: string): string => `•••• ${phone.slice(-4)}`;

/** 'asha@example.com' is 'a•••@example.com': whoever knows it recognises it. */
export const maskedAddress = (address: string): string => address.replace(/^(.)[^@]*/u, '$1•••');
