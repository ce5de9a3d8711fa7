// Lamps, the ceiling fan and the air conditioner.
import type * as THREE from 'three';
import { at, box, brass, cushion, cylinder, glow, group, matte, metal, turned } from '../scene/shapes.ts';

export function floorLamp(lit: boolean): THREE.Group {
  const shade = matte('#f3e6cd', 0.9);
  shade.emissive.set('#ffce8a');
  shade.emissiveIntensity = lit ? 1.1 : 0.12;
  return group(
    cylinder(0.14, 0.15, 0.025, brass()),
    cylinder(0.011, 0.011, 1.45, brass()),
    turned(
      [
        [0.2, 0],
        [0.14, 0.28],
      ],
      shade,
      0,
      1.36,
      0,
    ),
  );
}

export function tableLamp(lit: boolean, base = '#2f7f79'): THREE.Group {
  const shade = matte('#f5ead4', 0.9);
  shade.emissive.set('#ffce8a');
  shade.emissiveIntensity = lit ? 1.3 : 0.15;
  return group(
    turned(
      [
        [0.001, 0],
        [0.07, 0],
        [0.085, 0.09],
        [0.05, 0.2],
        [0.018, 0.24],
        [0.018, 0.28],
      ],
      matte(base, 0.3),
    ),
    turned(
      [
        [0.15, 0],
        [0.1, 0.19],
      ],
      shade,
      0,
      0.27,
      0,
    ),
  );
}

export function pendant(drop: number, kind: 'cone' | 'globe' | 'cane', lit: boolean): THREE.Group {
  const bulb = glow('#ffd9a0', lit ? 4 : 1.4);
  const cord = cylinder(0.004, 0.004, drop, matte('#2c2a28'), 0, 0, 0, 8);
  if (kind === 'globe')
    return group(cord, at(cushion(0.22, 0.22, 0.4, glow('#ffe2b4', lit ? 1.8 : 0.7)), 0, -0.1, 0));
  const color = kind === 'cane' ? '#c79a5b' : '#1d4d4a';
  return group(
    cord,
    turned(
      [
        [0.02, 0.2],
        [0.07, 0.18],
        [0.19, 0.02],
        [0.2, 0],
      ],
      matte(color, 0.6),
      0,
      -0.18,
      0,
    ),
    at(cushion(0.09, 0.09, 0.16, bulb), 0, -0.13, 0),
  );
}

export function ceilingFan(color = '#6b4a33'): THREE.Group {
  const body = matte(color, 0.35, 0.3);
  const result = group(
    cylinder(0.013, 0.013, 0.3, metal('#a89878'), 0, -0.3, 0),
    cylinder(0.1, 0.08, 0.11, body, 0, -0.41, 0),
    cylinder(0.06, 0.09, 0.04, metal('#b59f75'), 0, -0.445, 0),
  );
  for (let i = 0; i < 3; i++) {
    const arm = group(at(box(0.52, 0.012, 0.125, body, 0, 0, 0, 0.005), 0.36, 0, 0));
    result.add(at(arm, 0, -0.37, 0, (i * Math.PI * 2) / 3 + 0.4));
  }
  return result;
}

/** Split air conditioner, back against a wall at its origin, facing +Z. */
export function airConditioner(): THREE.Group {
  const white = matte('#f6f5f2', 0.35);
  return group(
    box(0.85, 0.28, 0.2, white, 0, 0, 0.1, 0.04),
    box(0.76, 0.015, 0.03, matte('#c9c9c6', 0.4), 0, 0.03, 0.195),
    box(0.02, 0.012, 0.004, glow('#bff5d0', 1), 0.34, 0.2, 0.2),
  );
}
