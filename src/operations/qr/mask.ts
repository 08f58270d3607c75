import type { Plane } from './plane.ts';
import type { Template } from './template.ts';

export function chooseMask(plane: Plane, template: Template): number {
  const n = template.modules;
  let best = 0,
    low = Infinity;
  for (let m = 0; m < 8; m++) {
    const p = template.masks[m]!;
    const rows = Array.from({ length: n }, (_, y) =>
      Array.from({ length: n }, (_, x) => {
        const i = (x >>> 5) * n + y;
        return ((plane[i]! ^ p[i]!) >>> (x & 31)) & 1;
      }),
    );
    const s = penalty(rows);
    if (s < low) {
      low = s;
      best = m;
    }
  }
  return best;
}

function penalty(rows: number[][]): number {
  const n = rows.length;
  const cols = rows.map((_, x) => rows.map((r) => r[x]!));
  let s = 0,
    dark = 0;
  for (const line of [...rows, ...cols]) {
    const runs: number[] = [];
    let color = 0,
      len = 0;
    for (const v of line) {
      if (v === color) len++;
      else {
        runs.push(len);
        color = v;
        len = 1;
      }
    }
    runs.push(len);
    if (color === 1) runs.push(0);
    runs.forEach((r) => {
      if (r >= 5) s += r - 2;
    });
    runs[0]! += 1000;
    runs[runs.length - 1]! += 1000;
    for (let i = 0; i + 6 < runs.length; i += 2) {
      const [a, b, c, d, e, f, g] = runs.slice(i, i + 7) as [
        number,
        number,
        number,
        number,
        number,
        number,
        number,
      ];
      if (c === b && d === 3 * b && e === b && f === b) {
        if (a >= 4 * b && g >= b) s += 40;
        if (g >= 4 * b && a >= b) s += 40;
      }
    }
  }
  for (let y = 0; y < n; y++)
    for (let x = 0; x < n; x++) {
      dark += rows[y]![x]!;
      if (y + 1 < n && x + 1 < n) {
        const t = rows[y]![x]! + rows[y + 1]![x]! + rows[y]![x + 1]! + rows[y + 1]![x + 1]!;
        if (t % 4 === 0) s += 3;
      }
    }
  return s + 10 * (Math.ceil(Math.abs(20 * dark - 10 * n * n) / (n * n)) - 1);
}
