// Ids of homes as four numbers each, which take a quarter of the room of their text and compare as PostgreSQL compares ids.
export const ID_WORDS = 4;

export function idOf(text: string): Uint32Array {
  const hex = (from: number, to: number) => Number.parseInt(text.slice(from, to), 16);
  return Uint32Array.of(
    hex(0, 8),
    hex(9, 13) * 65_536 + hex(14, 18),
    hex(19, 23) * 65_536 + hex(24, 28),
    hex(28, 36),
  );
}

export function textOf(id: Uint32Array): string {
  const hex = Array.from(id, (part) => part.toString(16).padStart(8, '0')).join('');
  return [0, 8, 12, 16, 20].map((at, i, all) => hex.slice(at, all[i + 1])).join('-');
}

export function compareIds(a: Uint32Array, b: Uint32Array): number {
  let i = 0;
  while (i < 3 && a[i] === b[i]) i += 1;
  return (a[i] as number) - (b[i] as number);
}
