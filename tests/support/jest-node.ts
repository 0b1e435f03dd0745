import { jest } from '@jest/globals';

/**
 * The limit is for what hangs: the first test of a file may have to open an embedded database, on a machine that is
 * busy with other things.
 */
jest.setTimeout(180_000);
