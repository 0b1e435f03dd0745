/**
 * light-my-request requires an ES-module version of `cookie`, which Node can do and Jest's module system
 * cannot. The CommonJS version beside it, with the one newer name that is used.
 */
const cookie = require('../../node_modules/cookie');

module.exports = { ...cookie, stringifySetCookie: ({ name, value }) => cookie.serialize(name, value) };
