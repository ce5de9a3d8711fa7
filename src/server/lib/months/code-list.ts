/** Affiliates' codes by place and places by code: a million of them in flat memory instead of a million strings. */

const NONE = -1;

export class CodeList {
  #bytes = Buffer.allocUnsafe(1 << 14);
  #ends = new Int32Array(1 << 11);
  #slots = new Int32Array(1 << 12).fill(NONE);
  #count = 0;

  get count(): number {
    return this.#count;
  }

  /** The place of the new code; it must not stand here already. */
  add(code: Buffer): number {
    const place = this.#count;
    if (place === this.#ends.length) this.#grow();
    const start = this.startOf(place);
    if (start + code.length > this.#bytes.length) {
      const larger = Buffer.allocUnsafe(2 * this.#bytes.length + code.length);
      this.#bytes.copy(larger, 0, 0, start);
      this.#bytes = larger;
    }
    code.copy(this.#bytes, start);
    this.#ends[place] = start + code.length;
    this.#count += 1;
    this.#enter(place);
    return place;
  }

  /** -1 for a code that was never added. */
  placeOf(code: Buffer): number {
    for (let slot = this.#slotOf(code); ; slot = this.#after(slot)) {
      const place = this.#slots[slot] as number;
      if (place === NONE || this.bytes(place).equals(code)) return place;
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

  #slotOf(code: Buffer): number {
    let hash = 0x811c9dc5;
    for (let i = 0; i < code.length; i += 1) hash = Math.imul(hash ^ (code[i] as number), 0x01000193);
    return (hash ^ (hash >>> 15)) & (this.#slots.length - 1);
  }

  #after(slot: number): number {
    return (slot + 1) & (this.#slots.length - 1);
  }

  #enter(place: number): void {
    let slot = this.#slotOf(this.bytes(place));
    while (this.#slots[slot] !== NONE) slot = this.#after(slot);
    this.#slots[slot] = place;
  }

  #grow(): void {
    const ends = new Int32Array(2 * this.#ends.length);
    ends.set(this.#ends);
    this.#ends = ends;
    this.#slots = new Int32Array(2 * this.#slots.length).fill(NONE);
    for (let place = 0; place < this.#count; place += 1) this.#enter(place);
  }
}
