/** How many answers there are in each tenth of what an engine says of its own sureness, and how many are right. */
export function reliability(answers) {
  const tenths = Array.from({ length: 10 }, () => ({ right: 0, all: 0 }));
  for (const { sureness, isRight } of answers) {
    const tenth = tenths[Math.min(9, Math.floor(sureness * 10))];
    tenth.all += 1;
    if (isRight) tenth.right += 1;
  }
  return tenths;
}
