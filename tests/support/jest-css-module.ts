/** Stands in for every CSS module: the class name is its key. */
const classNames: Record<string, string> = new Proxy({}, { get: (_target, key) => String(key) });

export default classNames;
