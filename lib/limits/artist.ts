/** Career groups shown before the reader asks for more, on phones. */
export const careerGroupsCollapsed = 3;
