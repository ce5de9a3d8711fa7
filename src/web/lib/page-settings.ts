// What the server tells every page about itself; the same for everyone, so pages stay cacheable.
import { createContext } from 'react-router';

export type PageSettings = {
  /** Public origin without a trailing slash, for canonical links and previews. */
  origin: string;
  /** The public key that every API call carries; it identifies the client and authorises nothing. */
  publicKey: string;
  /** Development only: mails are kept and shown on a page. */
  mailbox: boolean;
  /** Texts can be sent: people may sign in by a mobile number. */
  texts: boolean;
  /** Codes can come by WhatsApp too. */
  whatsapp: boolean;
  /** Google sign-in is configured. */
  google: boolean;
  /** What the operator's own identity provider is called; null where there is none. */
  oidc: string | null;
  /** Address of the map's style; null draws our own background. */
  mapStyle: string | null;
  /** What addresses of public files begin with: ours, or those of a CDN or bucket. */
  assets: string;
  /** How far the product's clock is ahead of the machine's; 0 in production. */
  clockOffsetMs: number;
};

export const pageSettingsContext = createContext<PageSettings>();
