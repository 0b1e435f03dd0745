/** A file that the person has chosen a place for (File System Access). TypeScript doesn't know the picker yet. */
export interface FilePlace {
  createWritable(): Promise<WritableStream<Uint8Array>>;
  /** Chromium alone. */
  remove?(): Promise<void>;
}

interface PickerWindow {
  showSaveFilePicker?: (options: {
    suggestedName: string;
    types: { description: string; accept: Record<string, string[]> }[];
  }) => Promise<FilePlace>;
}

/** Whether the browser can write to a place on the disk while a file is being made. */
export function canPickPlace(): boolean {
  return (window as PickerWindow).showSaveFilePicker !== undefined;
}

/**
 * Asks for a place on the disk. It has to be called by a press, before anything is waited for.
 * @returns null where the person chose none, or the browser can't ask
 */
export async function pickPlace(
  suggestedName: string,
  { description, type, extension }: { description: string; type: string; extension: `.${string}` },
): Promise<FilePlace | null> {
  try {
    const types = [{ description, accept: { [type]: [extension] } }];
    return (await (window as PickerWindow).showSaveFilePicker?.({ suggestedName, types })) ?? null;
  } catch (failure) {
    if (failure instanceof DOMException && failure.name === 'AbortError') return null;
    throw failure;
  }
}

/** Begins a download of what is at the address. @param name of the file; the answer's own name goes before it */
export function download(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}

/** How long the browser may take to begin with a file before its memory is given back, in milliseconds. */
const BEGIN_MS = 60_000;

/** Saves a file that lies in memory. */
export function downloadBlob(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  download(address, name);
  window.setTimeout(() => URL.revokeObjectURL(address), BEGIN_MS);
}
