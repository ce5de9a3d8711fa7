/** What a close of a month is asked for, and the run that does it. */
import type { DatabaseUrls } from '../../../db/roles.ts';
import type { Instant, Month } from '../../../domain/dates.ts';
import type { Step } from './computed.ts';

export interface CloseRequest {
  readonly urls: DatabaseUrls;
  readonly month: Month;
  readonly now: Instant;
  /** Null: a job of its own accord. */
  readonly requestedBy: string | null;
  /** Called after each step with its name. */
  readonly onStep?: Step;
}

export interface Run extends CloseRequest {
  readonly runId: string;
}
