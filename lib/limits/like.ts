/** Uuids that one call may ask the like states of. */
export const statesMax = 200;
