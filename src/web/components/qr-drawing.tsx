// A text as QR code, black on white in every theme so that cameras read it.
import { encode } from 'uqr';

export type QrCodeProps = { text: string; label: string /** Pixels of a side. */; size?: number };

/** Cameras need a quiet border of four modules. */
const BORDER = 4;

export default function QrDrawing({ text, label, size }: QrCodeProps) {
  const { data, size: modules } = encode(text, { border: BORDER });
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      width={size}
      height={size}
      viewBox={`0 0 ${modules} ${modules}`}
      shapeRendering="crispEdges"
    >
      <rect width={modules} height={modules} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}
