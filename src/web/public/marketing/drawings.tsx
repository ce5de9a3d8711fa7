// The drawings of pages for people and companies, in the brand's colours and both themes; they say nothing that words do not.
import type { ReactNode } from 'react';
import styles from './marketing.module.css';

export const shade = (step: number) => `var(--mantine-color-teal-${step})`;
export const mark = 'var(--kiraya-mark)';
export const line = 'var(--kiraya-line)';
export const card = 'var(--kiraya-card)';

/** All of one size and on one ground, so that no page shifts while it loads. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg
      className={styles.drawing}
      viewBox="0 0 480 320"
      width="480"
      height="320"
      aria-hidden="true"
      focusable="false"
    >
      {children}
      <rect x="20" y="296" width="440" height="6" rx="3" fill={line} />
    </svg>
  );
}

/** A house with its key. */
export function KeyDrawing() {
  return (
    <Drawing>
      <path d="M70 160 190 60l120 100v136H70z" fill={shade(7)} />
      <path
        d="M50 172 190 54l140 118"
        fill="none"
        stroke={shade(4)}
        strokeWidth="14"
        strokeLinejoin="round"
      />
      <rect x="104" y="190" width="60" height="52" rx="6" fill={mark} />
      <path d="M134 190v52M104 216h60" stroke={shade(7)} strokeWidth="5" />
      <rect x="208" y="196" width="62" height="100" rx="6" fill={shade(3)} />
      <circle cx="256" cy="248" r="5" fill={shade(8)} />
      <g fill="none" stroke={mark} strokeWidth="14" strokeLinecap="round">
        <circle cx="378" cy="176" r="30" />
        <path d="M378 206v78M378 262h28M378 284h20" />
      </g>
    </Drawing>
  );
}

/** An open door with boxes before it. */
export function DoorDrawing() {
  return (
    <Drawing>
      <rect x="60" y="40" width="200" height="256" rx="8" fill={shade(3)} />
      <rect x="84" y="62" width="152" height="234" fill={card} />
      <path d="M84 62l96 28v206H84z" fill={shade(7)} />
      <circle cx="164" cy="192" r="7" fill={mark} />
      <rect x="286" y="212" width="92" height="84" rx="4" fill={shade(5)} />
      <path d="M286 236h92M332 212v24" stroke={card} strokeWidth="6" />
      <rect x="304" y="144" width="76" height="68" rx="4" fill={mark} />
      <path d="M342 144v30" stroke={card} strokeWidth="6" />
      <rect x="388" y="236" width="58" height="60" rx="4" fill={shade(8)} />
      <path d="M417 236v18" stroke={card} strokeWidth="5" />
    </Drawing>
  );
}

/** Towers of offices and homes, with a way between them. */
export function OfficesDrawing() {
  const floors = [0, 1, 2, 3, 4, 5];
  return (
    <Drawing>
      <rect x="60" y="60" width="120" height="236" rx="6" fill={shade(7)} />
      {floors.map((floor) => (
        <rect key={floor} x="76" y={80 + floor * 34} width="88" height="14" rx="3" fill={shade(3)} />
      ))}
      <path d="M280 176l70-56 70 56v120H280z" fill={shade(5)} />
      <rect x="332" y="226" width="36" height="70" rx="4" fill={mark} />
      <rect x="300" y="186" width="28" height="26" rx="4" fill={card} />
      <rect x="372" y="186" width="28" height="26" rx="4" fill={card} />
      <path
        d="M186 272c30-60 60 20 88-30"
        fill="none"
        stroke={mark}
        strokeWidth="6"
        strokeDasharray="4 14"
        strokeLinecap="round"
      />
      <circle cx="230" cy="92" r="30" fill={mark} opacity="0.9" />
    </Drawing>
  );
}

/** A desk with a list of leads, some of them done. */
export function DeskDrawing() {
  const rows = [0, 1, 2, 3];
  return (
    <Drawing>
      <rect x="90" y="40" width="300" height="196" rx="12" fill={shade(8)} />
      <rect x="106" y="56" width="268" height="164" rx="6" fill={card} />
      {rows.map((row) => (
        <g key={row}>
          <circle cx="132" cy={80 + row * 38} r="11" fill={row < 2 ? mark : shade(3)} />
          <rect x="154" y={74 + row * 38} width={170 - row * 22} height="12" rx="6" fill={shade(5)} />
        </g>
      ))}
      <rect x="216" y="236" width="48" height="36" fill={shade(5)} />
      <rect x="150" y="272" width="180" height="24" rx="6" fill={shade(7)} />
      <path d="M418 296v-50" stroke={shade(5)} strokeWidth="6" />
      <path d="M418 250c-34-4-34-44-4-50 30 6 34 42 4 50z" fill={shade(4)} />
    </Drawing>
  );
}

/** A street seen from above the roofs: many homes, one of them lit. */
export function StreetDrawing() {
  const roofs = [
    { x: 30, y: 190, step: 5 },
    { x: 140, y: 150, step: 7 },
    { x: 250, y: 196, step: 4 },
    { x: 350, y: 160, step: 8 },
  ];
  return (
    <Drawing>
      <circle cx="112" cy="78" r="36" fill={mark} />
      {roofs.map(({ x, y, step }) => (
        <g key={x}>
          <path d={`M${x} ${y}l50-44 50 44v${296 - y}H${x}z`} fill={shade(step)} />
          <rect x={x + 36} y={y + 26} width="28" height="30" rx="4" fill={x === 140 ? mark : card} />
          <rect x={x + 36} y={y + 74} width="28" height={296 - y - 74} rx="4" fill={shade(3)} />
        </g>
      ))}
    </Drawing>
  );
}
