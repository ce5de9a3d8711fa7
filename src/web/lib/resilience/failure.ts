// What the client itself reports when a request never got an answer, in the exact words of the specification, section 8.

const texts = {
  'request-timeout': () => 'Request timeout - please try again',
  'dedupe-timeout': (detail: string) => `Request timeout after ${detail}ms`,
  'circuit-open': (detail: string) => `Circuit breaker is open for ${detail}`,
  'rate-limit': (detail: string) => `Rate limit exceeded for domain: ${detail}`,
  'not-authenticated': () => 'User is not authenticated or session has expired',
  'session-error': (detail: string) => `Session error: ${detail}`,
  'api-key-missing': () => 'Authentication configuration error - API key missing',
} as const satisfies Record<string, (detail: string) => string>;

export type ClientFailureCode = keyof typeof texts;

/** `detail` is the variable part of the text: milliseconds, the breaker's key, the domain or the session's message. */
export class ClientFailure extends Error {
  readonly code: ClientFailureCode;
  readonly detail: string;

  constructor(code: ClientFailureCode, detail: string | number = '', options?: ErrorOptions) {
    super(texts[code](String(detail)), options);
    this.name = 'ClientFailure';
    this.code = code;
    this.detail = String(detail);
  }
}
