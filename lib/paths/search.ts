/** Its other addresses are `searchAddress`. */
export const page = () => '/search';
