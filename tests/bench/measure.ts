// Times two ways of doing the same in turn, so that whatever else the machine does hits both alike.
export interface Percentiles {
  p50: number;
  p95: number;
  p99: number;
}

export function percentilesOf(times: number[]): Percentiles {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

export async function timed<T>(work: () => Promise<T>): Promise<[milliseconds: number, result: T]> {
  const begin = performance.now();
  const result = await work();
  return [performance.now() - begin, result];
}
