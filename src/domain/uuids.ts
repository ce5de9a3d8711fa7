const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Whether a text, of an address or a field, can be the id of anything: capital letters are taken too. */
export const isUuid = (text: string): boolean => UUID.test(text);
