// Sofas, armchairs, dining sets and desks.
import type * as THREE from 'three';
import { at, ball, box, cushion, cylinder, group, type Material, matte } from '../scene/shapes.ts';
import { fabric, woodGrain } from '../scene/textures.ts';

const legs = (w: number, d: number, h: number, material: Material, radius = 0.018): THREE.Mesh[] =>
  [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ].map(([x, z]) => cylinder(radius, radius * 0.75, h, material, ((x ?? 0) * w) / 2, 0, ((z ?? 0) * d) / 2));

export function sofa(width: number, color: string, cushions: string[], chaise = false): THREE.Group {
  const cloth = matte(fabric(color), 0.95);
  const result = group(...legs(width - 0.2, 0.7, 0.13, matte(woodGrain('#6f4a2d'), 0.5)));
  result.add(box(width, 0.2, 0.9, cloth, 0, 0.12, 0, 0.06));
  result.add(box(width, 0.62, 0.22, cloth, 0, 0.16, -0.36, 0.09));
  for (const x of [-1, 1]) result.add(box(0.2, 0.46, 0.88, cloth, x * (width / 2 - 0.1), 0.14, 0.01, 0.09));
  const seats = width > 1.9 ? 3 : width > 1.3 ? 2 : 1;
  const seat = (width - 0.42) / seats;
  for (let i = 0; i < seats; i++) {
    const x = -width / 2 + 0.21 + seat * (i + 0.5);
    result.add(box(seat - 0.012, 0.17, 0.66, cloth, x, 0.31, 0.12, 0.065));
    const back = cushion(seat - 0.02, 0.46, 0.26, cloth, x, 0.66, -0.2, 0.62);
    back.rotation.x = -0.2;
    result.add(back);
  }
  if (chaise) {
    result.add(box(seat + 0.2, 0.2, 0.8, cloth, width / 2 - seat / 2 - 0.1, 0.12, 0.75, 0.06));
    result.add(box(seat - 0.01, 0.17, 1.36, cloth, width / 2 - 0.21 - seat / 2, 0.315, 0.47, 0.065));
  }
  cushions.forEach((tone, i) => {
    const side = i % 2 ? 1 : -1;
    const pillow = cushion(
      0.44,
      0.44,
      0.19,
      matte(fabric(tone, [2, 2], 20 + i), 0.95),
      side * (width / 2 - 0.42 - Math.floor(i / 2) * 0.34),
      0.61,
      0.03 + Math.floor(i / 2) * 0.03,
    );
    pillow.rotation.set(-0.34, side * -0.3, side * 0.08);
    result.add(pillow);
  });
  return result;
}

export function armchair(color: string, cushionColor: string): THREE.Group {
  const wood = matte(woodGrain('#8a5a34'), 0.45);
  const cloth = matte(fabric(color), 0.95);
  const result = group();
  for (const x of [-0.36, 0.36]) {
    const back = box(0.045, 0.78, 0.05, wood, x, 0, -0.32);
    back.rotation.x = -0.12;
    result.add(
      back,
      box(0.045, 0.58, 0.05, wood, x, 0, 0.32),
      box(0.06, 0.035, 0.78, wood, x, 0.57, 0, 0.015),
    );
  }
  result.add(box(0.68, 0.06, 0.66, wood, 0, 0.27, 0));
  result.add(box(0.66, 0.16, 0.66, cloth, 0, 0.32, 0.02, 0.07));
  const back = box(0.66, 0.56, 0.16, cloth, 0, 0.4, -0.28, 0.075);
  back.rotation.x = -0.22;
  const pillow = cushion(0.4, 0.34, 0.16, matte(fabric(cushionColor), 0.95), 0, 0.64, -0.13);
  pillow.rotation.x = -0.25;
  result.add(back, pillow);
  return result;
}

export function coffeeTable(kind: 'round' | 'box', wood: string): THREE.Group {
  const top = matte(woodGrain(wood), 0.38);
  const iron = matte('#33302d', 0.45, 0.6);
  if (kind === 'box') {
    return group(
      box(1.1, 0.05, 0.6, top, 0, 0.36, 0, 0.02),
      box(1, 0.03, 0.5, top, 0, 0.14, 0),
      ...legs(1, 0.5, 0.37, top, 0.025),
    );
  }
  const small = at(
    group(
      cylinder(0.27, 0.27, 0.035, matte('#efe9df', 0.25), 0, 0.44, 0),
      cylinder(0.03, 0.03, 0.44, iron),
      cylinder(0.17, 0.18, 0.02, iron),
    ),
    0.55,
    0,
    0.2,
  );
  return group(cylinder(0.44, 0.44, 0.04, top, 0, 0.34, 0, 64), ...legs(0.5, 0.5, 0.35, iron, 0.016), small);
}

export function diningChair(wood: string, seatColor: string): THREE.Group {
  const frame = matte(woodGrain(wood), 0.45);
  const result = group(...legs(0.38, 0.38, 0.45, frame, 0.02));
  result.add(box(0.45, 0.055, 0.45, matte(fabric(seatColor), 0.95), 0, 0.44, 0, 0.027));
  for (const x of [-0.19, 0.19]) result.add(box(0.035, 0.46, 0.035, frame, x, 0.44, -0.2, 0.015));
  for (const y of [0.62, 0.74, 0.85]) result.add(box(0.4, 0.055, 0.025, frame, 0, y, -0.2));
  return result;
}

export function diningSet(chairs: number, wood: string, seatColor: string): THREE.Group {
  const length = chairs > 4 ? 1.7 : 1.25;
  const top = matte(woodGrain(wood), 0.36);
  const result = group(
    box(length, 0.045, 0.85, top, 0, 0.72, 0, 0.018),
    ...legs(length - 0.16, 0.69, 0.72, top, 0.034),
  );
  const perSide = chairs / 2;
  for (let i = 0; i < perSide; i++) {
    const x = -length / 2 + (length / perSide) * (i + 0.5);
    result.add(
      at(diningChair(wood, seatColor), x, 0, -0.52, 0),
      at(diningChair(wood, seatColor), x, 0, 0.52, Math.PI),
    );
  }
  result.add(cylinder(0.16, 0.09, 0.07, matte('#ece4d6', 0.4), 0, 0.765, 0));
  const fruit = ['#d9852b', '#c9962c', '#8f9d3a', '#cf5a3a', '#d9a441'];
  fruit.forEach((color, i) => {
    result.add(
      at(ball(0.042, matte(color, 0.5)), Math.cos(i * 1.26) * 0.075, 0.84, Math.sin(i * 1.26) * 0.075),
    );
  });
  return result;
}

export function desk(wood: string): THREE.Group {
  const top = matte(woodGrain(wood), 0.4);
  const white = matte('#f1ede6', 0.5);
  return group(
    box(1.15, 0.035, 0.55, top, 0, 0.72, 0),
    ...legs(1.05, 0.45, 0.72, matte('#3a3733', 0.45, 0.5), 0.017),
    box(0.4, 0.13, 0.5, white, 0.32, 0.585, 0),
    box(0.34, 0.012, 0.24, matte('#8f9396', 0.4, 0.6), -0.12, 0.755, 0.02),
    at(box(0.34, 0.22, 0.012, matte('#22262a', 0.25), 0, 0, 0), -0.12, 0.765, -0.12),
    box(0.17, 0.04, 0.23, matte('#0f6b66'), 0.38, 0.755, 0),
    box(0.16, 0.03, 0.22, matte('#e0a93b'), 0.38, 0.795, 0.01),
  );
}
