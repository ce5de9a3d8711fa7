/** Decides from positions in the write-ahead log whether a replica shows what the primary has lately written. */

/** How old what a replica shows may be, in milliseconds. */
export const STALE_MS = 500;

/** Where the primary's log stood at a moment, and how many changes had been heard of before it was asked. */
export type Mark = { at: number; changes: number; position: number };

export class Freshness {
  #marks: Mark[] = [];
  #changes = 0;

  /** Something that is shown to everybody was changed: a replica without it must not answer. */
  changed(): void {
    this.#changes += 1;
  }

  /** Call it before the primary is asked where its log stands, and what it returns with the answer, in bytes. */
  ask(at: number): (position: number) => void {
    const changes = this.#changes;
    return (position) => {
      this.#marks = [...this.#marks.filter((mark) => at - mark.at <= STALE_MS), { at, changes, position }];
    };
  }

  /** The youngest mark that a replica has reached which has replayed the log up to `position`. */
  reached(position: number): Mark | undefined {
    return this.#marks.findLast((mark) => mark.position <= position);
  }

  isFresh(mark: Mark | undefined, now: number): boolean {
    return mark !== undefined && now - mark.at <= STALE_MS && this.hasChanges(mark);
  }

  /** Whether that mark was taken after the last change heard of. */
  hasChanges(mark: Mark): boolean {
    return mark.changes === this.#changes;
  }
}
