// The address of one stage of the pipeline, with what else is wanted of it.

/** What is not said is left out. */
export function stageAddress(said: Record<'show' | 'q' | 'member', string | undefined>): string {
  const params = Object.entries(said).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return `?${new URLSearchParams(params)}`;
}
