/** The operators' screens. All of them are one page, whose parts the browser shows by the rest of the address. */
export const home = () => '/admin';
export const screen = (name: string) => `${home()}/${name}`;
