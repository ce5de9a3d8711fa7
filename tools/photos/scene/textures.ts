// Draws the surfaces our scenes are made of: wood, marble, tile, plaster, brick and cloth.
import { paint, shade } from './paint.ts';
import type { Random } from './random.ts';

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
