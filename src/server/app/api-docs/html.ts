/** What the pages of the API are made of: plain HTML that needs no script. */

export const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
export const code = (text: string) => `<code>${escaped(text)}</code>`;
export const block = (text: string) => `<pre tabindex="0"><code>${escaped(text.trim())}</code></pre>`;
const rows = (cells: readonly (readonly string[])[]) =>
  cells.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
export const table = (heads: readonly string[], cells: readonly (readonly string[])[]) =>
  `<div class="wide" tabindex="0" role="region" aria-label="${heads.join(', ')}"><table><thead><tr>${heads
    .map((head) => `<th scope="col">${head}</th>`)
    .join('')}</tr></thead><tbody>${rows(cells)}</tbody></table></div>`;

export const pageOf = (title: string, description: string, main: string) =>
  `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${title} · Kiraya</title>
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="${description}">
<link rel="stylesheet" href="/api/docs/guide.css"></head><body><header><a href="/">Kiraya</a></header><main>
${main}
</main></body></html>`;
