/** What is wrong with parts of a field, by their paths: `label`, `validation.maxLength`, `options.0.label`. */
export type Faults = Readonly<Record<string, string>>;

/** The messages that the form's errors have below one of its rows. @param errors as react-hook-form keeps them */
export function faultsOf(errors: unknown): Faults {
  const faults: Record<string, string> = {};
  collect(errors, '', faults);
  return faults;
}

function collect(errors: unknown, path: string, faults: Record<string, string>): void {
  if (typeof errors !== 'object' || errors === null) return;
  const message: unknown = Reflect.get(errors, 'message');
  if (typeof message === 'string' && 'type' in errors) {
    faults[path] = message;
    return;
  }
  for (const [name, below] of Object.entries(errors)) {
    // A reference to an input isn't a fault, and has no end.
    if (name !== 'ref') collect(below, path === '' ? name : `${path}.${name}`, faults);
  }
}
