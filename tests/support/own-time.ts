/** How long work takes by itself, also on a machine that is busy with other things. */
import { cpuUsage } from 'node:process';

const LOOK_MS = 300;

/** The share of a core that whoever works gets at the moment: 1 on an idle machine. */
function shareOfCore(): number {
  const [began, before] = [performance.now(), cpuUsage()];
  let took = 0;
  while (took < LOOK_MS) took = performance.now() - began;
  const { user, system } = cpuUsage(before);
  return Math.min(1, (user + system) / 1000 / took);
}

/** Milliseconds of the clock, less the part for which others had the cores: looked at before and afterwards. */
export async function ownTimeOf(work: () => Promise<unknown>): Promise<number> {
  const before = shareOfCore();
  const began = performance.now();
  await work();
  const took = performance.now() - began;
  return took * ((before + shareOfCore()) / 2);
}
