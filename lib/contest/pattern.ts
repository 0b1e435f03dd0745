import { RE2JS } from 're2js';

/**
 * Matches patterns of organizers with RE2, whose time is linear in the text: a pattern can't hold up a browser or the server.
 * Look-around and back-references aren't in its syntax.
 */

/** Whether a pattern can be used. */
export function isPattern(pattern: string): boolean {
  try {
    RE2JS.compile(pattern);
    return true;
  } catch {
    return false;
  }
}

/** Whether a pattern is found in a text. False for one that can't be used. */
export function matches(pattern: string, text: string): boolean {
  try {
    return RE2JS.compile(pattern).matcher(text).find();
  } catch {
    return false;
  }
}
