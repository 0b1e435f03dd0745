import { existsSync, writeFileSync } from 'node:fs';

/**
 * Prepares Next's folder (`NEXT_DIST_DIR`) with a tsconfig of its own, because Next writes the folder's name into the
 * tsconfig that it is given (`next.config.ts` names it).
 * @returns {string} the folder
 */
export function prepareDistDir() {
  const distDir = process.env.NEXT_DIST_DIR || '.next';
  const file = `tsconfig${distDir}.json`;
  if (!existsSync(file)) {
    writeFileSync(file, `${JSON.stringify({ extends: './tsconfig.json', include: ['**/*.ts'] }, null, 2)}\n`);
  }
  return distDir;
}
