/** An article's address in the simulation. */
export const articlePath = (number: number) =>
  `/article/special/${number.toString(16).padStart(8, '0')}-0000-7000-8000-000000000000`;
