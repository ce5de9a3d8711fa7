// Draws the surfaces our scenes are made of (wood, tile, marble, fabric, rugs, pictures, sky) on canvases.
import * as THREE from 'three';
import { type Random, randomFrom } from './random.ts';

type Painter = (context: CanvasRenderingContext2D, size: number, random: Random) => void;

function paint(
  size: number,
  seed: number,
  painter: Painter,
  repeat: [number, number] = [1, 1],
): THREE.CanvasTexture {
  const canvas = document.createElement('canvas');
  canvas.width = size;
  canvas.height = size;
  const context = canvas.getContext('2d', { willReadFrequently: true }); // kept off the software GPU: painting is much faster
  if (!context) throw new Error('No 2D canvas');
  painter(context, size, randomFrom(seed));
  const texture = new THREE.CanvasTexture(canvas);
  texture.colorSpace = THREE.SRGBColorSpace;
  texture.wrapS = THREE.RepeatWrapping;
  texture.wrapT = THREE.RepeatWrapping;
  texture.repeat.set(...repeat);
  texture.anisotropy = 8;
  return texture;
}

export function shade(color: string, amount: number): string {
  const c = new THREE.Color(color);
  const hsl = { h: 0, s: 0, l: 0 };
  c.getHSL(hsl, THREE.SRGBColorSpace);
  c.setHSL(hsl.h, hsl.s, Math.min(1, Math.max(0, hsl.l + amount)), THREE.SRGBColorSpace);
  return `#${c.getHexString()}`;
}

function grain(
  c: CanvasRenderingContext2D,
  x: number,
  y: number,
  w: number,
  h: number,
  color: string,
  r: Random,
) {
  c.save();
  c.beginPath();
  c.rect(x, y, w, h);
  c.clip();
  const tones = Array.from({ length: 12 }, (_, i) => shade(color, (i / 11 - 0.55) * 0.14));
  c.fillStyle = shade(color, (r() - 0.5) * 0.07);
  c.fillRect(x, y, w, h);
  for (let i = 0; i < h / 1.6; i++) {
    c.strokeStyle = tones[Math.floor(r() * 12)] ?? color;
    c.globalAlpha = 0.1 + r() * 0.25;
    c.lineWidth = 0.5 + r() * 1.8;
    const gy = y + r() * h;
    c.beginPath();
    c.moveTo(x, gy);
    c.bezierCurveTo(
      x + w * 0.3,
      gy + (r() - 0.5) * 10,
      x + w * 0.6,
      gy + (r() - 0.5) * 10,
      x + w,
      gy + (r() - 0.5) * 5,
    );
    c.stroke();
  }
  c.restore();
}

export function woodFloor(color: string, repeat: [number, number], seed = 1) {
  return paint(
    1024,
    seed,
    (c, s, r) => {
      const rows = 8;
      const h = s / rows;
      for (let row = 0; row < rows; row++) {
        const cut = r() * s;
        for (const x of [cut - s, cut]) grain(c, x, row * h, s, h, color, r);
        c.fillStyle = 'rgba(40,22,10,.45)';
        c.fillRect(0, row * h, s, 1.6);
        c.fillRect(cut, row * h, 1.6, h);
      }
    },
    repeat,
  );
}

export function woodGrain(color: string, seed = 2) {
  return paint(512, seed, (c, s, r) => grain(c, 0, 0, s, s, color, r));
}

function veins(c: CanvasRenderingContext2D, s: number, r: Random, color: string, count: number) {
  for (let i = 0; i < count; i++) {
    let x = r() * s;
    let y = r() * s;
    const turn = r() * Math.PI * 2;
    c.strokeStyle = color;
    c.globalAlpha = 0.06 + r() * 0.2;
    c.lineWidth = 0.6 + r() * 2.4;
    c.beginPath();
    c.moveTo(x, y);
    for (let k = 0; k < 26; k++) {
      x += Math.cos(turn + (r() - 0.5) * 1.7) * 22;
      y += Math.sin(turn + (r() - 0.5) * 1.7) * 22;
      c.lineTo(x, y);
    }
    c.stroke();
  }
  c.globalAlpha = 1;
}

export function marble(color: string, vein: string, repeat: [number, number] = [1, 1], seed = 3, joints = 2) {
  return paint(
    1024,
    seed,
    (c, s, r) => {
      c.fillStyle = color;
      c.fillRect(0, 0, s, s);
      for (let i = 0; i < 60; i++) {
        const x = r() * s;
        const y = r() * s;
        const radius = 40 + r() * 160;
        const g = c.createRadialGradient(x, y, 0, x, y, radius);
        g.addColorStop(0, shade(color, (r() - 0.5) * 0.06));
        g.addColorStop(1, 'rgba(255,255,255,0)');
        c.globalAlpha = 0.35;
        c.fillStyle = g;
        c.fillRect(x - radius, y - radius, radius * 2, radius * 2);
      }
      c.globalAlpha = 1;
      veins(c, s, r, vein, 16);
      c.fillStyle = 'rgba(90,80,70,.28)';
      for (let i = 0; i < joints; i++) {
        c.fillRect((i * s) / joints, 0, 2, s);
        c.fillRect(0, (i * s) / joints, s, 2);
      }
    },
    repeat,
  );
}

export function tiles(
  color: string,
  grout: string,
  across: number,
  down: number,
  repeat: [number, number],
  seed = 4,
  vary = 0.03,
) {
  return paint(
    1024,
    seed,
    (c, s, r) => {
      c.fillStyle = grout;
      c.fillRect(0, 0, s, s);
      const w = s / across;
      const h = s / down;
      for (let j = 0; j < down; j++) {
        const shift = across !== down && j % 2 ? w / 2 : 0;
        for (let i = -1; i < across; i++) {
          c.fillStyle = shade(color, (r() - 0.5) * vary);
          c.fillRect(i * w + shift + 2.5, j * h + 2.5, w - 5, h - 5);
          if (shift === 0 && i < 0) continue;
        }
      }
    },
    repeat,
  );
}

/** Cement tiles with a quarter-circle and diamond motif, as old Indian homes have. */
export function patternTiles(base: string, ink: string, accent: string, repeat: [number, number]) {
  return paint(
    512,
    5,
    (c, s) => {
      c.fillStyle = base;
      c.fillRect(0, 0, s, s);
      c.fillStyle = ink;
      for (const [x, y] of [
        [0, 0],
        [s, 0],
        [0, s],
        [s, s],
      ] as const) {
        c.beginPath();
        c.arc(x, y, s * 0.36, 0, Math.PI * 2);
        c.arc(x, y, s * 0.26, 0, Math.PI * 2, true);
        c.fill();
      }
      c.save();
      c.translate(s / 2, s / 2);
      c.rotate(Math.PI / 4);
      c.fillRect(-s * 0.17, -s * 0.17, s * 0.34, s * 0.34);
      c.fillStyle = accent;
      c.fillRect(-s * 0.1, -s * 0.1, s * 0.2, s * 0.2);
      c.restore();
      c.strokeStyle = 'rgba(80,70,60,.35)';
      c.strokeRect(0, 0, s, s);
    },
    repeat,
  );
}

export function fabric(color: string, repeat: [number, number] = [3, 3], seed = 6) {
  return paint(
    256,
    seed,
    (c, s, r) => {
      const threads = Array.from({ length: 12 }, (_, i) => shade(color, (i / 11 - 0.5) * 0.09));
      for (let y = 0; y < s; y += 2) {
        for (let x = 0; x < s; x += 2) {
          c.fillStyle = threads[Math.floor(r() * 10) + ((x / 2 + y / 2) % 2 ? 2 : 0)] ?? color;
          c.fillRect(x, y, 2, 2);
        }
      }
    },
    repeat,
  );
}

export function plaster(color: string, seed = 7) {
  return paint(
    512,
    seed,
    (c, s, r) => {
      c.fillStyle = color;
      c.fillRect(0, 0, s, s);
      for (let i = 0; i < 160; i++) {
        const x = r() * s;
        const y = r() * s;
        const radius = 30 + r() * 90;
        const spot = c.createRadialGradient(x, y, 0, x, y, radius);
        spot.addColorStop(0, r() > 0.5 ? 'rgba(255,255,255,.035)' : 'rgba(91,74,58,.03)');
        spot.addColorStop(1, 'rgba(255,255,255,0)');
        c.fillStyle = spot;
        c.fillRect(x - radius, y - radius, radius * 2, radius * 2);
      }
    },
    [2, 2],
  );
}

export function brick(color: string, repeat: [number, number]) {
  return tiles(color, '#cdbfae', 6, 16, repeat, 8, 0.12);
}

export function rug(kind: 'border' | 'stripes' | 'diamond' | 'plain', colors: [string, string, string]) {
  const [base, ink, accent] = colors;
  return paint(1024, 9, (c, s, r) => {
    c.fillStyle = base;
    c.fillRect(0, 0, s, s);
    if (kind === 'border') {
      const bands: [number, string][] = [
        [40, ink],
        [70, base],
        [84, accent],
        [120, base],
        [130, ink],
        [142, base],
      ];
      for (const [inset, color] of bands) {
        c.fillStyle = color;
        c.fillRect(inset, inset, s - inset * 2, s - inset * 2);
      }
      for (let j = 0; j < 9; j++)
        for (let i = 0; i < 9; i++) motif(c, 200 + i * 78, 200 + j * 78, 20, (i + j) % 2 ? ink : accent);
    } else if (kind === 'stripes') {
      for (let y = 0; y < s; ) {
        const h = 14 + r() * 46;
        c.fillStyle = [base, base, ink, accent, shade(base, -0.06)][Math.floor(r() * 5)] ?? base;
        c.fillRect(0, y, s, h);
        y += h;
      }
    } else if (kind === 'diamond') {
      c.strokeStyle = ink;
      c.lineWidth = 9;
      for (let i = -8; i < 16; i++) {
        c.beginPath();
        c.moveTo(i * 128, 0);
        c.lineTo(i * 128 + s, s);
        c.moveTo(i * 128, s);
        c.lineTo(i * 128 + s, 0);
        c.stroke();
      }
    }
    for (let i = 0; i < 12000; i++) {
      c.fillStyle = r() > 0.5 ? 'rgba(255,255,255,.09)' : 'rgba(40,20,0,.09)';
      c.fillRect(r() * s, r() * s, 2, 5);
    }
  });
}

function motif(c: CanvasRenderingContext2D, x: number, y: number, r: number, color: string) {
  c.fillStyle = color;
  c.beginPath();
  c.moveTo(x, y - r);
  c.lineTo(x + r * 0.7, y);
  c.lineTo(x, y + r);
  c.lineTo(x - r * 0.7, y);
  c.fill();
}

export function picture(kind: number, palette: string[], seed: number) {
  return paint(512, seed, (c, s, r) => {
    const pick = (i: number) => palette[i % palette.length] ?? '#888';
    c.fillStyle = '#f6efe3';
    c.fillRect(0, 0, s, s);
    if (kind === 0) {
      c.fillStyle = pick(1);
      c.beginPath();
      c.arc(s * 0.62, s * 0.34, s * 0.15, 0, 7);
      c.fill();
      for (let i = 0; i < 4; i++) {
        c.fillStyle = pick(i + 2);
        c.beginPath();
        c.moveTo(0, s);
        const top = s * (0.5 + i * 0.12);
        c.lineTo(0, top + r() * 40);
        c.bezierCurveTo(s * 0.3, top - 90 * r(), s * 0.6, top + 90 * r(), s, top - 40 * r());
        c.lineTo(s, s);
        c.fill();
      }
    } else if (kind === 1) {
      for (let i = 0; i < 5; i++) {
        c.strokeStyle = pick(i);
        c.lineWidth = 24;
        c.beginPath();
        c.arc(s / 2, s * 0.8, 60 + i * 40, Math.PI, 0);
        c.stroke();
      }
    } else {
      c.strokeStyle = pick(0);
      c.fillStyle = pick(0);
      c.lineWidth = 6;
      c.beginPath();
      c.moveTo(s / 2, s * 0.92);
      c.quadraticCurveTo(s * 0.46, s * 0.5, s * 0.54, s * 0.1);
      c.stroke();
      for (let i = 0; i < 12; i++) {
        const y = s * (0.14 + i * 0.06);
        const side = i % 2 ? 1 : -1;
        c.fillStyle = pick(i % 3);
        c.beginPath();
        c.ellipse(s * 0.51 + side * 58, y, 58, 19, side * -0.6, 0, 7);
        c.fill();
      }
    }
  });
}

/** What is seen through a window: sky, haze, far buildings or trees. */
export function outside(time: 'morning' | 'day' | 'golden' | 'evening', view: 'city' | 'garden', seed = 10) {
  const skies = {
    morning: ['#bcd9ee', '#f7efdf'],
    day: ['#8fc3ea', '#eaf4fa'],
    golden: ['#f2c288', '#fdeac6'],
    evening: ['#24406b', '#d98a63'],
  } as const;
  const [top, low] = skies[time];
  return paint(1024, seed, (c, s, r) => {
    const g = c.createLinearGradient(0, 0, 0, s * 0.8);
    g.addColorStop(0, top);
    g.addColorStop(1, low);
    c.fillStyle = g;
    c.fillRect(0, 0, s, s);
    if (view === 'city') skyline(c, s, r, time, low);
    else foliage(c, s, r, time);
  });
}

function skyline(c: CanvasRenderingContext2D, s: number, r: Random, time: string, haze: string) {
  for (let layer = 0; layer < 3; layer++) {
    const tone =
      time === 'evening' ? ['#7b5f74', '#4a4562', '#2c3350'][layer] : [haze, '#c3cdd2', '#9fb0b5'][layer];
    for (let x = -20; x < s; ) {
      const w = 30 + r() * 70;
      const h = s * (0.18 + r() * 0.28) - layer * 26;
      c.fillStyle = tone ?? haze;
      c.fillRect(x, s * 0.78 - h, w, h + s);
      c.fillStyle = time === 'evening' ? '#ffd48a' : 'rgba(80,100,112,.28)';
      for (let wy = s * 0.78 - h + 10; wy < s * 0.8; wy += 15) {
        for (let wx = x + 6; wx < x + w - 8; wx += 12)
          if (r() > (time === 'evening' ? 0.55 : 0.3)) c.fillRect(wx, wy, 5, 7);
      }
      x += w + r() * 12;
    }
  }
  foliage(c, s, r, time, 0.84);
}

function foliage(c: CanvasRenderingContext2D, s: number, r: Random, time: string, from = 0.52) {
  const greens =
    time === 'evening' ? ['#16261f', '#1d3128', '#243a2d'] : ['#5f8750', '#79a062', '#4c7443', '#93b46f'];
  for (let i = 0; i < 900; i++) {
    const y = s * (from + r() ** 0.6 * (1 - from));
    c.fillStyle = greens[Math.floor(r() * greens.length)] ?? '#5f8750';
    c.globalAlpha = 0.55;
    c.beginPath();
    c.arc(r() * s, y, 8 + r() * 26, 0, 7);
    c.fill();
  }
  c.globalAlpha = 1;
}

/** What a mirror shows of a bright room: soft diagonal bands. */
export function sheen() {
  return paint(256, 15, (c, s) => {
    const g = c.createLinearGradient(0, s, s, 0);
    const stops = ['#b9c6c6', '#dfe7e6', '#c3cfce', '#eef3f2', '#cdd8d7'];
    stops.forEach((tone, i) => {
      g.addColorStop(i / (stops.length - 1), tone);
    });
    c.fillStyle = g;
    c.fillRect(0, 0, s, s);
  });
}
