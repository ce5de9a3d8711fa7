/** Why the program could not start, said in one line for the person at the terminal: printed without a stack trace. */
export class StartupError extends Error {
  override readonly name = 'StartupError';

  constructor(reason: string) {
    super(reason.replaceAll(/\s+/g, ' ').trim());
  }
}
