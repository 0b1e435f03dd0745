/** `npm run db:seed` applies the migrations, and adds the demo content where the database is empty. */
export {};

process.argv.push('--seed');
await import('./prepare');
