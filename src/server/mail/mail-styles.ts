/** How letters look. Mail programs keep styles on elements, and some of them these rules for dark mode and narrow windows. */
import type { CSSProperties } from 'react';

const ink = '#1B2430';
const quiet = '#5B6470';
const teal = '#0F6B66';
const line = '#E7E0D6';
const fonts =
  'Anek Latin, Anek Devanagari, -apple-system, Segoe UI, Roboto, Noto Sans Devanagari, Nirmala UI, Arial, sans-serif';

export const styles = {
  page: { margin: 0, padding: '24px 12px', background: '#FBF8F3', color: ink, fontFamily: fonts },
  column: { maxWidth: 600, margin: '0 auto' },
  brand: { margin: '0 0 12px', color: teal, fontSize: 24, lineHeight: 1.25, fontWeight: 700 },
  card: { padding: 28, background: '#FFFFFF', border: `1px solid ${line}`, borderRadius: 12 },
  paragraph: { margin: '0 0 14px', color: ink, fontSize: 16, lineHeight: 1.5, overflowWrap: 'break-word' },
  code: { margin: '0 0 14px', color: ink, fontSize: 34, lineHeight: 1.25, fontWeight: 700, letterSpacing: 8 },
  link: { color: teal, textDecoration: 'underline' },
  action: {
    padding: '12px 20px',
    background: teal,
    color: '#FFFFFF',
    borderRadius: 8,
    fontSize: 16,
    lineHeight: 1.5,
    fontWeight: 600,
  },
  line: { margin: '24px 0 16px', borderColor: line },
  footer: { padding: '16px 4px 0' },
  small: { margin: '0 0 6px', color: quiet, fontSize: 13, lineHeight: 1.5 },
  smallLink: { color: quiet, textDecoration: 'underline' },
} satisfies Record<string, CSSProperties>;

export const darkAndNarrow = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page, .page > table > tbody > tr > td { background: #11161D !important; }
  .card { background: #1B2430 !important; border-color: #364150 !important; }
  .ink { color: #F3EFE8 !important; }
  .quiet { color: #B3BBC6 !important; }
  .accent { color: #6CCFC6 !important; }
  .action { background: #6CCFC6 !important; color: #10201F !important; }
  .line { border-color: #364150 !important; }
}
@media (max-width: 480px) {
  .card { padding: 20px !important; }
}`;
