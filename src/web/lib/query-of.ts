/** What a form asks for, as the query of an address: without its empty fields. */
export function queryOf(form: HTMLFormElement): string {
  const entries = [...new FormData(form)].filter(
    ([, value]) => typeof value === 'string' && value.trim() !== '',
  );
  return new URLSearchParams(entries as [string, string][]).toString();
}
