/**
 * What stands in for a sign that no font has: a sign that looks like it and reads the same. Without it a tick and a cross are the
 * same box, and the drawings of terminals have holes at their corners. The text of the document keeps the sign itself.
 */
const groups: readonly (readonly [string, string])[] = [
  // Lines of boxes (Unicode 2500 to 257f), which are rounded, heavy, dashed or half as long.
  ['\u2500', '\u2501\u2504\u2505\u2508\u2509\u254c\u254d\u2574\u2576\u2578\u257a\u257c\u257e'],
  ['\u2502', '\u2503\u2506\u2507\u250a\u250b\u254e\u254f\u2575\u2577\u2579\u257b\u257d\u257f'],
  ['\u250c', '\u250d\u250e\u250f\u256d'],
  ['\u2510', '\u2511\u2512\u2513\u256e'],
  ['\u2514', '\u2515\u2516\u2517\u2570'],
  ['\u2518', '\u2519\u251a\u251b\u256f'],
  ['\u251c', '\u251d\u251e\u251f\u2520\u2521\u2522\u2523'],
  ['\u2524', '\u2525\u2526\u2527\u2528\u2529\u252a\u252b'],
  ['\u252c', '\u252d\u252e\u252f\u2530\u2531\u2532\u2533'],
  ['\u2534', '\u2535\u2536\u2537\u2538\u2539\u253a\u253b'],
  ['\u253c', '\u253d\u253e\u253f\u2540\u2541\u2542\u2543\u2544\u2545\u2546\u2547\u2548\u2549\u254a\u254b'],
  ['/', '\u2571'],
  ['\\', '\u2572\u2216'],
  ['\u00d7', '\u2573'],
  // Bars of progress and of small charts.
  ['_', '\u2581\u2582'],
  ['\u2584', '\u2583\u2585'],
  ['\u2588', '\u2586\u2587\u2589\u258a\u258b'],
  ['\u258c', '\u258d\u258e\u258f'],
  ['\u2590', '\u2595'],
  // Ticks, crosses, stars and boxes of lists.
  ['\u2714', '\u2713'],
  ['\u2716', '\u2715\u2717\u2718'],
  ['\u2b50', '\u2605'],
  ['\u25a1', '\u2610'],
  ['\u274e', '\u2612'],
  // Arrows, triangles and brackets.
  ['\u2192', '\u21d2\u2794\u2799\u279b\u279c\u279d\u279e\u27f6\u27f9'],
  ['\u2190', '\u21d0\u27f5\u27f8'],
  ['\u2194', '\u21d4\u27f7\u27fa'],
  ['\u2191', '\u21d1'],
  ['\u2193', '\u21d3'],
  ['\u25ba', '\u25b7\u25b8\u25b9\u27a4\u23f5'],
  ['\u25c4', '\u25c1\u25c2\u25c3\u23f4'],
  ['\u25b2', '\u25b3\u25b4\u25b5\u23f6'],
  ['\u25bc', '\u25bd\u25be\u25bf\u23f7'],
  ['\u203a', '\u276f\u2771\u232a\u27e9'],
  ['\u2039', '\u276e\u2770\u2329\u27e8'],
  // Dots, rings and signs that are letters elsewhere.
  ['\u25cb', '\u25ef\u26ac\u274d'],
  ['\u25cf', '\u2b24'],
  ['\u2666', '\u25c6'],
  ['\u25ca', '\u25c7'],
  ['\u00b7', '\u22c5'],
  ['\u2026', '\u22ef'],
  ['\u2261', '\u2630'],
  ['*', '\u2217'],
  ['|', '\u2223'],
];

const lookAlikes: ReadonlyMap<number, number> = new Map(
  groups.flatMap(([shown, signs]) =>
    [...signs].map((sign) => [sign.codePointAt(0)!, shown.codePointAt(0)!] as const),
  ),
);

/** The sign that stands in for another one; undefined where none does. */
export function lookAlikeOf(character: number): number | undefined {
  return lookAlikes.get(character);
}
