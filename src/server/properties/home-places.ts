// Finds the slot of a home in memory by its id: a table of about twice as many numbers as there are homes.
import { bitWidth, type Chunk } from './chunk.ts';
import { compareIds } from './home-ids.ts';

const FEWEST = 1024;
/** A home's chunk and slot as one number and 1 more; 0 is free. */
type Entry = number;

export interface Place {
  chunk: Chunk;
  slot: number;
}

export class HomePlaces {
  readonly #chunks: readonly Chunk[];
  #table = new Int32Array(FEWEST);
  #used = 0;

  /** Chunks may come, none goes. */
  constructor(chunks: readonly Chunk[]) {
    this.#chunks = chunks;
  }

  find(id: Uint32Array): Place | undefined {
    const entry = this.#table[this.#indexOf(id)] as Entry;
    return entry === 0 ? undefined : this.#placeOf(entry);
  }

  /** A home that has changed: the later of two places of the same home is his. */
  add(chunkIndex: number, slot: number): void {
    if (this.#used * 2 >= this.#table.length) this.#renew();
    const entry = chunkIndex * bitWidth + slot + 1;
    const { chunk } = this.#placeOf(entry);
    const at = this.#indexOf(chunk.id(slot));
    const known = this.#table[at] as Entry;
    if (known === 0) this.#used += 1;
    else {
      const before = this.#placeOf(known);
      if (before.chunk.version(before.slot) > chunk.version(slot)) return;
    }
    this.#table[at] = entry;
  }

  #placeOf(entry: Entry): Place {
    const chunk = this.#chunks[Math.floor((entry - 1) / bitWidth)] as Chunk;
    return { chunk, slot: (entry - 1) % bitWidth };
  }

  /** Where the home stands in the table, or would. A slot that was given to another home leaves an entry that fits nobody. */
  #indexOf(id: Uint32Array): number {
    const mask = this.#table.length - 1;
    let at = Math.imul((id[2] as number) ^ (id[3] as number), 0x9e3779b1) >>> Math.clz32(mask);
    while (this.#table[at] !== 0) {
      const { chunk, slot } = this.#placeOf(this.#table[at] as Entry);
      if (compareIds(chunk.id(slot), id) === 0) break;
      at = (at + 1) & mask;
    }
    return at;
  }

  /** Twice as large where that is needed, and without entries that fit nobody. */
  #renew(): void {
    const entries = this.#table.filter((entry, at) => {
      if (entry === 0) return false;
      const { chunk, slot } = this.#placeOf(entry);
      return this.#indexOf(chunk.id(slot)) === at;
    });
    const size = Math.max(FEWEST, 2 ** Math.ceil(Math.log2(entries.length * 3)));
    this.#table = new Int32Array(size);
    this.#used = entries.length;
    for (const entry of entries) {
      const { chunk, slot } = this.#placeOf(entry);
      this.#table[this.#indexOf(chunk.id(slot))] = entry;
    }
  }
}
