import { proxyToPlatform } from '@/server/bff/proxy';

export {
  proxyToPlatform as GET,
  proxyToPlatform as HEAD,
  proxyToPlatform as POST,
  proxyToPlatform as PUT,
  proxyToPlatform as PATCH,
  proxyToPlatform as DELETE,
};
