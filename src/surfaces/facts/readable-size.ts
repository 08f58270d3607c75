/** A size in bytes for reading, such as `1.6 KB`. */
export function readableSize(bytes: number): string {
  return bytes < 1000 ? `${bytes} B` : `${(bytes / 1000).toFixed(1)} KB`;
}
