/** Reads a part of a file. Returns null if it can't be read, such as a folder, or a file that was moved after it was chosen. */
export function readBytes(part: Blob): Promise<Uint8Array | null> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () =>
      resolve(reader.result instanceof ArrayBuffer ? new Uint8Array(reader.result) : null);
    reader.onerror = () => resolve(null);
    reader.readAsArrayBuffer(part);
  });
}
