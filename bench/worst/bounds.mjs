/** Bounds of every request. CPU is that of the whole process, a hold that of the main thread's event loop. */
const BASE_CPU_MS = 50;
const CPU_MS_PER_KILOBYTE = 10;
const HOLD_MS = 10;
const MAX_TIMES_DECLARED = 4;
/** CPU of serving any call besides its work, and an amount that is negligible. */
const SERVING_CPU_MS = 3;
/** The limit of a CSV; a PNG is bounded by its pixels, all others by their input. */
const MAX_BYTES_OUT = 8_388_608;

/** The bounds that a measured request breaks, as sentences. */
export function brokenBounds({ bytesIn, bytesOut, cpuMs, holdMs, declaredMs }) {
  const mostCpu = BASE_CPU_MS + (CPU_MS_PER_KILOBYTE * bytesIn) / 1024;
  const mostByDeclaration = SERVING_CPU_MS + MAX_TIMES_DECLARED * declaredMs;
  return [
    [holdMs > HOLD_MS, `holds the main thread for ${ms(holdMs)}, at most ${HOLD_MS} ms`],
    [cpuMs > mostCpu, `takes ${ms(cpuMs)} of CPU, at most ${ms(mostCpu)}`],
    [
      declaredMs !== undefined && cpuMs > mostByDeclaration,
      `takes ${ms(cpuMs)} of CPU, over four times what is declared`,
    ],
    [bytesOut > MAX_BYTES_OUT, `answers ${bytesOut} bytes, at most ${MAX_BYTES_OUT}`],
  ].flatMap(([isBroken, sentence]) => (isBroken ? [sentence] : []));
}

/** The same for CPU only, in units of a reference request of the same run, on any machine. */
export function brokenRatio({ bytesIn, cpuMs }, referenceMs) {
  const most = (BASE_CPU_MS + (CPU_MS_PER_KILOBYTE * bytesIn) / 1024) / REFERENCE_CPU_MS;
  const ratio = cpuMs / referenceMs;
  return ratio > most ? [`takes ${ratio.toFixed(1)} times the reference, at most ${most.toFixed(1)}`] : [];
}

/** What a request that no quota pays for may take of the main thread, whatever it looks like. */
const FREE_MS = 1;

/** The bounds that a free request breaks: its time of the main thread, and the answer that it must get. */
export function brokenFreeBounds({ mainMs, status, wanted }) {
  return [
    ...(mainMs > FREE_MS ? [`takes ${mainMs.toFixed(2)} ms of the main thread, at most ${FREE_MS} ms`] : []),
    ...wrongStatus(status, wanted),
  ];
}

/** The same in units of the reference request. */
export function brokenFreeRatio({ mainMs, status, wanted }, referenceMs) {
  const most = FREE_MS / REFERENCE_CPU_MS;
  const ratio = mainMs / referenceMs;
  return [
    ...(ratio > most ? [`takes ${ratio.toFixed(3)} of the reference, at most ${most.toFixed(3)}`] : []),
    ...wrongStatus(status, wanted),
  ];
}

function wrongStatus(status, wanted) {
  return status === wanted ? [] : [`is answered with ${status}, not ${wanted}`];
}

/** CPU of the reference request on the machine the bounds are for. */
const REFERENCE_CPU_MS = 12;

function ms(value) {
  return `${value.toFixed(1)} ms`;
}
