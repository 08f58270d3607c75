/** A value that is made when it is first asked for: tables take a while to read, and a call needs few of them. */
export function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
