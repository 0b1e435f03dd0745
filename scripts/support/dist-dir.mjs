import { existsSync, writeFileSync } from 'node:fs';

/**
 * Next's folder (`NEXT_DIST_DIR`, such as `.next-x`, for builds beside others) and a tsconfig made for it:
 * Next writes the folder's name and its own wishes into the one it is given (`next.config.ts` names it).
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
