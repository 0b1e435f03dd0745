import { withQuery } from './query';

/** The operators' screens. All of them are one page, whose parts the browser shows by the rest of the address. */
export const home = () => '/admin';
export const screen = (name: string) => `${home()}/${name}`;
/** A screen whose list is narrowed by these filters. */
export const narrowed = (name: string, filter: Readonly<Record<string, string>>) =>
  withQuery(screen(name), { filter: JSON.stringify(filter) });
export const record = (name: string, id: string) => `${screen(name)}/${encodeURIComponent(id)}/show`;
