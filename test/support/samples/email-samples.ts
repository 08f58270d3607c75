import { readFileSync } from 'node:fs';

/**
 * A list of src/operations/email/vectors: strings with a space are titles of what follows. Resolves to the lists in
 * order.
 */
export function emailSamples<Item = string>(name: string): readonly (readonly Item[])[] {
  const file = new URL(`../../../src/operations/email/vectors/${name}.json`, import.meta.url);
  const lists: Item[][] = [];
  for (const item of JSON.parse(readFileSync(file, 'utf8')) as Item[]) {
    if (typeof item === 'string' && item.includes(' ')) lists.push([]);
    else lists.at(-1)!.push(item);
  }
  return lists;
}
