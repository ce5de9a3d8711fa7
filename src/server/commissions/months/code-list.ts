/** Affiliates' codes by place and places by code: a million of them in flat memory instead of a million strings. */

const NONE = -1;
/** A place and five letters of a code share the 64 bits by which codes are sorted. */
const MOST_SORTED = 1 << 24;

export class CodeList {
  #bytes = Buffer.allocUnsafe(1 << 14);
  #ends = new Int32Array(1 << 11);
  #hashes = new Int32Array(1 << 11);
  #slots = new Int32Array(1 << 12).fill(NONE);
  #count = 0;

  get count(): number {
    return this.#count;
  }

  /** The place of the new code, which lies in that part of a buffer; it must not stand here already. */
  add(code: Buffer, from = 0, to: number = code.length): number {
    const place = this.#count;
    if (place === this.#ends.length) this.#grow();
    const start = this.startOf(place);
    const end = start + to - from;
    if (end > this.#bytes.length) this.#widen(end);
    for (let i = from; i < to; i += 1) this.#bytes[start + i - from] = code[i] as number;
    this.#ends[place] = end;
    this.#hashes[place] = hashOf(code, from, to);
    this.#count += 1;
    this.#enter(place);
    return place;
  }

  /** -1 for a code that was never added. */
  placeOf(code: Buffer, from = 0, to: number = code.length): number {
    const hash = hashOf(code, from, to);
    const last = this.#slots.length - 1;
    for (let slot = hash & last; ; slot = (slot + 1) & last) {
      const place = this.#slots[slot] as number;
      if (place === NONE || (this.#hashes[place] === hash && this.#isAt(place, code, from, to))) return place;
    }
  }

  bytes(place: number): Buffer {
    return this.#bytes.subarray(this.startOf(place), this.#ends[place] as number);
  }

  text(place: number): string {
    return this.bytes(place).toString();
  }

  /** All codes one after the other, for hashing. */
  all(): Buffer {
    return this.#bytes.subarray(0, this.startOf(this.#count));
  }

  /** Where the codes lie one after the other; another one whenever it grew. */
  get source(): Buffer {
    return this.#bytes;
  }

  startOf(place: number): number {
    return place === 0 ? 0 : (this.#ends[place - 1] as number);
  }

  endOf(place: number): number {
    return this.#ends[place] as number;
  }

  /**
   * The places in the order of their codes, as far as the five letters tell that follow what all codes begin with: for rows
   * that an index shall find sorted, not for anything that must be exact.
   */
  inOrder(): Int32Array {
    const count = this.#count;
    if (count >= MOST_SORTED) return Int32Array.from({ length: count }, (_, place) => place);
    const shared = this.#sharedLetters();
    const halves = new Uint32Array(2 * count);
    for (let place = 0; place < count; place += 1) {
      const start = this.startOf(place) + shared;
      const end = this.endOf(place);
      const letter = (i: number) => (start + i < end ? (this.#bytes[start + i] as number) : 0);
      // The lower half comes first in memory.
      halves[2 * place] = (letter(4) << 24) | place;
      halves[2 * place + 1] = (letter(0) << 24) | (letter(1) << 16) | (letter(2) << 8) | letter(3);
    }
    new BigUint64Array(halves.buffer).sort();
    return Int32Array.from({ length: count }, (_, i) => (halves[2 * i] as number) & (MOST_SORTED - 1));
  }

  #sharedLetters(): number {
    let shared = this.#count === 0 ? 0 : this.endOf(0);
    for (let place = 1; place < this.#count; place += 1) {
      const start = this.startOf(place);
      shared = Math.min(shared, this.endOf(place) - start);
      for (let i = 0; i < shared; i += 1) if (this.#bytes[i] !== this.#bytes[start + i]) shared = i;
    }
    return shared;
  }

  #isAt(place: number, code: Buffer, from: number, to: number): boolean {
    const start = this.startOf(place);
    if ((this.#ends[place] as number) - start !== to - from) return false;
    for (let i = from; i < to; i += 1) if (this.#bytes[start + i - from] !== code[i]) return false;
    return true;
  }

  #enter(place: number): void {
    const last = this.#slots.length - 1;
    let slot = (this.#hashes[place] as number) & last;
    while (this.#slots[slot] !== NONE) slot = (slot + 1) & last;
    this.#slots[slot] = place;
  }

  #widen(needed: number): void {
    const larger = Buffer.allocUnsafe(2 * this.#bytes.length + needed);
    this.#bytes.copy(larger);
    this.#bytes = larger;
  }

  #grow(): void {
    const twice = (from: Int32Array<ArrayBuffer>) => {
      const to = new Int32Array(2 * from.length);
      to.set(from);
      return to;
    };
    this.#ends = twice(this.#ends);
    this.#hashes = twice(this.#hashes);
    this.#slots = new Int32Array(2 * this.#slots.length).fill(NONE);
    for (let place = 0; place < this.#count; place += 1) this.#enter(place);
  }
}

/** FNV-1a, its upper half mixed into the lower. */
function hashOf(code: Buffer, from: number, to: number): number {
  let hash = 0x811c9dc5;
  for (let i = from; i < to; i += 1) hash = Math.imul(hash ^ (code[i] as number), 0x01000193);
  return hash ^ (hash >>> 15);
}
