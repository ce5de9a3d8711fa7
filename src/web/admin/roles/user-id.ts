// What counts as a user id before the server is asked.
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export const isUserId = (text: string): boolean => UUID.test(text);
