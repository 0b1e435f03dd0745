import { readFileSync } from 'node:fs';
import path from 'node:path';
import { scriptHash } from './content-policy';

/** The one document that the build prerenders: Next sends it where the frame of the site itself fails. */
const DOCUMENT = path.join('server', 'app', '_global-error.html');
const INLINE = /<script(?![^>]* src=)[^>]*>([\s\S]+?)<\/script>/g;

/**
 * The hashes of the prerendered document's inline scripts. It has no content from outside.
 * @param nextDir the folder of the build; without a build there are none
 */
export function readPrerenderedScripts(nextDir: string): string[] {
  let html: string;
  try {
    html = readFileSync(path.join(nextDir, DOCUMENT), 'utf8');
  } catch {
    return [];
  }
  return [...html.matchAll(INLINE)].map(([, code = '']) => scriptHash(code));
}
