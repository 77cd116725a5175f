/** How long the address of a file stays valid (ms): Safari reads it some time after the click. */
const KEPT_MS = 60_000;

/**
 * Downloads a file to the reader's disk.
 *
 * @param name name of the file
 * @param content content of the file
 * @param type MIME type
 */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), KEPT_MS);
}
