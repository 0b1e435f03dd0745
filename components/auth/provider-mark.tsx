import type { SocialProvider } from '@/lib/contracts/identity';

/** A provider's logo in its own colours; the provider's name stands beside it. */
export function ProviderMark({ provider }: { provider: SocialProvider }) {
  return (
    <svg viewBox="0 0 18 18" width="18" height="18" aria-hidden="true" focusable="false">
      {drawingOf(provider)}
    </svg>
  );
}

function drawingOf(provider: SocialProvider) {
  switch (provider) {
    case 'kakao':
      return (
        <>
          <path fill="#FEE500" d="M0 0h18v18H0z" />
          <path
            fill="#191600"
            d="M9 3.600c-3.300 0-6 2.100-6 4.700 0 1.700 1.100 3.200 2.800 4l-.6 2.200c-.1.200.2.400.4.300l2.600-1.700.8.100c3.300 0 6-2.200 6-4.900S12.300 3.600 9 3.600z"
          />
        </>
      );
    case 'naver':
      return (
        <>
          <path fill="#03C75A" d="M0 0h18v18H0z" />
          <path fill="#fff" d="M10.700 9.300 7.200 4.200H4.300v9.600h3V8.700l3.500 5.100h2.900V4.200h-3z" />
        </>
      );
    case 'google':
      return (
        <>
          <path
            fill="#4285F4"
            d="M17.640 9.205c0-.639-.057-1.252-.164-1.841H9v3.481h4.844a4.140 4.140 0 0 1-1.796 2.716v2.259h2.908c1.702-1.567 2.684-3.875 2.684-6.615z"
          />
          <path
            fill="#34A853"
            d="M9 18c2.430 0 4.467-.806 5.956-2.180l-2.908-2.259c-.806.540-1.837.860-3.048.860-2.344 0-4.328-1.584-5.036-3.711H.957v2.332A8.997 8.997 0 0 0 9 18z"
          />
          <path
            fill="#FBBC05"
            d="M3.964 10.710A5.410 5.410 0 0 1 3.682 9c0-.593.102-1.170.282-1.710V4.958H.957A8.996 8.996 0 0 0 0 9c0 1.452.348 2.827.957 4.042l3.007-2.332z"
          />
          <path
            fill="#EA4335"
            d="M9 3.580c1.321 0 2.508.454 3.440 1.345l2.582-2.580C13.463.891 11.426 0 9 0A8.997 8.997 0 0 0 .957 4.958L3.964 7.290C4.672 5.163 6.656 3.580 9 3.580z"
          />
        </>
      );
  }
}
