/** `npm run db:seed`: the schema, and the demo content where the database is empty. */
export {};

process.argv.push('--seed');
await import('./prepare');
