// Draws rugs and the pictures on the walls.
import { paint, shade } from './paint.ts';

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
