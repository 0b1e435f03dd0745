/** A table of labels as the choices of a field. */
export const choicesOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([id, name]) => ({ id, name }));
