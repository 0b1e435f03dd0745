/** A message of the API with its full stop, for another sentence behind it. An empty one stays empty. */
export const sentence = (message: string): string => (/[^.!?]$/.test(message) ? `${message}.` : message);
