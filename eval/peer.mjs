/** Imports a peer, or undefined where it is not installed. */
export async function peer(name) {
  try {
    const module = await import(name);
    return module.default ?? module;
  } catch (error) {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    console.log(`missing: ${name}`);
    return undefined;
  }
}

/** Leaves out what is not installed. */
export function present(candidates) {
  return Object.fromEntries(Object.entries(candidates).filter(([, run]) => run !== undefined));
}

/** wink-nlp with its light English model, where both are there. */
export async function wink() {
  const [nlp, model] = [await peer('wink-nlp'), await peer('wink-eng-lite-web-model')];
  return nlp && model && nlp(model);
}
