// Draws what is seen through windows and from balconies.
import { paint } from './paint.ts';
import type { Random } from './random.ts';

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
