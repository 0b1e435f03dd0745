export function hintCompilation(directory: string): Promise<void>;
