/** `npm run db:migrate`: the schema alone. */
export {};

process.argv.push('--no-seed');
await import('./prepare');
