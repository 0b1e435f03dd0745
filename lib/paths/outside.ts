/** A mail to an address, whatever it contains: a `?` would else begin the mail's other fields. */
export const mail = (address: string) => {
  const at = address.lastIndexOf('@');
  if (at < 0) return `mailto:${encodeURIComponent(address)}`;
  return `mailto:${encodeURIComponent(address.slice(0, at))}@${encodeURIComponent(address.slice(at + 1))}`;
};
/** A place on a map, looked for by its words. */
export const mapSearch = (place: string) => `https://map.kakao.com/link/search/${encodeURIComponent(place)}`;
