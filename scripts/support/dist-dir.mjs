import { existsSync, writeFileSync } from 'node:fs';

/**
 * A folder of its own for Next (`NEXT_DIST_DIR`, such as `.next-x`) gets a tsconfig of its own, because Next
 * writes the folder's name into the one it is given (`next.config.ts` names the same file).
 */
export function prepareDistDir() {
  const distDir = process.env.NEXT_DIST_DIR || '.next';
  const file = `tsconfig${distDir}.json`;
  if (distDir !== '.next' && !existsSync(file)) {
    writeFileSync(file, `${JSON.stringify({ extends: './tsconfig.json', include: ['**/*.ts'] }, null, 2)}\n`);
  }
  return distDir;
}
