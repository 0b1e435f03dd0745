/** `npm run db:migrate` applies the migrations, without demo content. */
export {};

process.argv.push('--no-seed');
await import('./prepare');
