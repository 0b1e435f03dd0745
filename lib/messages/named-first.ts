// The heading of a searched list.

/** The heading of what a list found elsewhere than in names; `noun`: 작가, 전시. */
export const others = (noun: string) => `그 밖에 찾은 ${noun}`;
