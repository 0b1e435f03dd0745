/** Stands in for a plain style sheet: an import for its effect alone. */
export {};
