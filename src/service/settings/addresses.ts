/** A comma-separated list of http and https addresses. */
export function readAddresses(text: string): readonly string[] | undefined {
  const addresses = text.split(',').map((part) => part.trim());
  return addresses.every(isHttpAddress) ? addresses : undefined;
}

/** An http or https address to append paths to; '' for none. Slashes at its end are dropped. */
export function readBaseAddress(text: string): string | undefined {
  if (text === '') return text;
  return isHttpAddress(text) && !/[?#]/.test(text) ? text.replace(/\/+$/, '') : undefined;
}

/** A base address of characters that mean nothing in HTML, in a shell or in a string of any language; '' for none. */
export function readPublicUrl(text: string): string | undefined {
  return /^[A-Za-z0-9.:/[\]_~%-]*$/.test(text) ? readBaseAddress(text) : undefined;
}

function isHttpAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password } = new URL(text);
  return /^https?:$/.test(protocol) && username === '' && password === '';
}
