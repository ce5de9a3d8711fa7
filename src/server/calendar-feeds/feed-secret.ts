/** What stands in the address of a calendar, and what of it is stored. */
import { createHash } from 'node:crypto';

/** 192 bits of chance in base64url. */
export const SECRET = /^[\w-]{32}$/;

export const feedPath = (secret: string): string => `/calendar/${secret}.ics`;

export const hashOfSecret = (secret: string): Buffer => createHash('sha256').update(secret).digest();
