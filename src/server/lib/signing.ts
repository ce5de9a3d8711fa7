/**
 * The port to whoever has a document signed electronically, shaped after Indian providers of Aadhaar e-sign: one request for a document
 * with its signers in order, a link for each of them, a callback when something happened, and a certificate at the end.
 */
import type { Instant } from '../../domain/dates.ts';
import type { SigningProvider } from '../../domain/signing.ts';

/** `reference`: ours. Signers of a lower turn sign before; those of the same one in any order. */
export type Signer = {
  reference: string;
  name: string;
  email: string | null;
  phone: string | null;
  turn: number;
};

export type SigningRequest = {
  title: string;
  document: Uint8Array;
  signers: readonly Signer[];
  expiresAt: Instant;
};

/** `name` and `certificate`: whose it is and which, as the certificate itself says. */
export type ProviderSignature = { reference: string; signedAt: Instant; name: string; certificate: string };

export type SigningStatus = {
  state: 'open' | 'completed' | 'declined' | 'expired' | 'cancelled';
  /** SHA-256 of the document that they sign, in hexadecimal. */
  sha256: string;
  signatures: readonly ProviderSignature[];
};

type SandboxLink = { requestId: string; reference: string };
export type SandboxPage = {
  /** Whose link it is; null for what is none. */
  readLink(token: string): SandboxLink | null;
  /** What that signer sees; null when there is nothing for them to do. */
  open(link: SandboxLink): Promise<{ title: string; name: string } | null>;
  /** The callback of what they pressed, signed. */
  press(link: SandboxLink, what: 'sign' | 'decline'): { body: string; signature: string };
};

/** Each call may fail, and nothing has changed then; none is made inside a transaction. */
export type Signing = {
  provider: SigningProvider;
  /** The provider's number of the new request. */
  create(request: SigningRequest): Promise<string>;
  /** Where that signer signs, and is sent back from to a path of ours; for their own browser alone. */
  linkFor(requestId: string, reference: string, returnTo: string): Promise<string>;
  status(requestId: string): Promise<SigningStatus>;
  /** Of a completed request: the document with all signatures, and who signed when by which certificate, as PDFs. */
  files(requestId: string): Promise<{ document: Uint8Array; certificate: Uint8Array }>;
  /** Nobody signs it any more; cancelling it twice is no mistake. */
  cancel(requestId: string): Promise<void>;
  /** The page of a provider that signs nothing; null for one that does. */
  sandbox: SandboxPage | null;
  /**
   * Whom the provider reports about; null for what it did not sign. What the body says beside that is believed by nobody, for some
   * providers sign a number alone. `eventId` is the same when it comes again.
   */
  readCallback(body: string, signature: string): { eventId: string; requestId: string } | null;
};
