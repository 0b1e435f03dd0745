import { jest } from '@jest/globals';

/** The first test of a file may have to open an embedded database. */
jest.setTimeout(30_000);
