// The shape of the running server's configuration.
export type Config = {
  host: string;
  /** 0 lets the system choose. */
  port: number;
  /** Origin people use, without a trailing slash. */
  publicUrl: string;
  /** Signs tokens and links and derives the database logins' passwords. */
  authSecret: string;
  /** Embedded database on a loopback address: printed accounts and the mailbox page. */
  demo: boolean;
  /** The address in X-Forwarded-For is our own proxy's word. */
  trustProxy: boolean;
  logLevel: string;
};
