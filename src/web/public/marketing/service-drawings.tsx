// The drawings of the services' pages, made as those of `drawings.tsx`.
import { card, Drawing, line, mark, shade } from './drawings.tsx';

/** A calendar in which every month holds its coin. */
export function GuaranteedDrawing() {
  const months = Array.from({ length: 12 }, (_, month) => month);
  return (
    <Drawing>
      <rect x="90" y="44" width="300" height="252" rx="14" fill={card} stroke={line} strokeWidth="4" />
      <path d="M90 96V58a14 14 0 0 1 14-14h272a14 14 0 0 1 14 14v38z" fill={shade(7)} />
      <path d="M150 30v30M330 30v30" stroke={shade(4)} strokeWidth="12" strokeLinecap="round" />
      {months.map((month) => (
        <g key={month}>
          <circle cx={136 + (month % 4) * 70} cy={132 + Math.floor(month / 4) * 62} r="22" fill={mark} />
          <path
            d={`M${126 + (month % 4) * 70} ${132 + Math.floor(month / 4) * 62}l7 8 14-16`}
            fill="none"
            stroke={shade(9)}
            strokeWidth="5"
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        </g>
      ))}
    </Drawing>
  );
}

/** A shield with a person, and papers that were checked. */
export function VerificationDrawing() {
  return (
    <Drawing>
      <rect x="50" y="90" width="150" height="190" rx="8" fill={card} stroke={line} strokeWidth="4" />
      <rect x="74" y="118" width="102" height="12" rx="6" fill={shade(5)} />
      <rect x="74" y="148" width="82" height="12" rx="6" fill={shade(3)} />
      <rect x="74" y="178" width="94" height="12" rx="6" fill={shade(3)} />
      <path
        d="M82 234l16 16 32-36"
        fill="none"
        stroke={mark}
        strokeWidth="10"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      <path
        d="M310 40c36 24 74 32 110 34 0 104-34 178-110 222-76-44-110-118-110-222 36-2 74-10 110-34z"
        fill={shade(7)}
      />
      <circle cx="310" cy="138" r="32" fill={mark} />
      <path d="M250 230c4-42 28-58 60-58s56 16 60 58z" fill={shade(3)} />
    </Drawing>
  );
}

/** A sofa under a lamp. */
export function SofaDrawing() {
  return (
    <Drawing>
      <rect x="110" y="150" width="240" height="90" rx="18" fill={shade(5)} />
      <rect x="80" y="190" width="60" height="84" rx="20" fill={shade(7)} />
      <rect x="320" y="190" width="60" height="84" rx="20" fill={shade(7)} />
      <rect x="130" y="216" width="200" height="58" rx="10" fill={shade(4)} />
      <path d="M230 216v58" stroke={shade(7)} strokeWidth="4" />
      <path d="M104 274v22M356 274v22" stroke={shade(8)} strokeWidth="12" />
      <rect x="150" y="166" width="52" height="52" rx="8" fill={mark} transform="rotate(-10 176 192)" />
      <path d="M424 296V110" stroke={shade(8)} strokeWidth="8" />
      <path d="M392 116l18-56h28l18 56z" fill={mark} />
      <rect x="130" y="46" width="110" height="76" rx="6" fill={card} stroke={line} strokeWidth="4" />
      <path d="M134 112l34-38 24 24 16-14 28 28z" fill={shade(4)} />
    </Drawing>
  );
}

/** An agreement with its seal and a pen. */
export function AgreementDrawing() {
  const lines = [92, 122, 152, 182];
  return (
    <Drawing>
      <path d="M110 36h190l60 60v200H110z" fill={card} stroke={line} strokeWidth="4" />
      <path d="M300 36l60 60h-60z" fill={shade(3)} />
      {lines.map((y, place) => (
        <rect
          key={y}
          x="140"
          y={y}
          width={place % 2 ? 150 : 180}
          height="12"
          rx="6"
          fill={shade(place ? 3 : 7)}
        />
      ))}
      <path d="M146 254c20-30 30 10 46-8s24 4 40-6" fill="none" stroke={shade(8)} strokeWidth="5" />
      <circle cx="312" cy="240" r="34" fill={mark} />
      <path d="M296 266l-8 30 24-12 24 12-8-30" fill={mark} />
      <circle cx="312" cy="240" r="18" fill={card} />
      <path d="M380 130l44-62 22 16-44 62-28 12z" fill={shade(7)} />
    </Drawing>
  );
}

/** A house that is looked after: tools before its wall. */
export function CareDrawing() {
  return (
    <Drawing>
      <path d="M60 150l120-94 120 94v146H60z" fill={shade(5)} />
      <rect x="146" y="206" width="68" height="90" rx="6" fill={card} />
      <rect x="92" y="164" width="44" height="40" rx="6" fill={mark} />
      <rect x="224" y="164" width="44" height="40" rx="6" fill={mark} />
      <rect x="320" y="220" width="120" height="76" rx="8" fill={shade(8)} />
      <path d="M352 220v-22h56v22" fill="none" stroke={shade(8)} strokeWidth="10" />
      <rect x="364" y="246" width="32" height="16" rx="4" fill={mark} />
      <path d="M352 96a34 34 0 1 0 48 36l34 40 16-14-36-40a34 34 0 0 0-40-34l22 24-18 20z" fill={shade(7)} />
    </Drawing>
  );
}
