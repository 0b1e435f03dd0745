/** The board's drawings: 22 × 22, one line of 1.4. */
const DRAWINGS = {
  search: (
    <>
      <circle cx="9.5" cy="9.5" r="6" />
      <path d="M14 14l5.5 5.5" />
    </>
  ),
  menu: <path d="M3 6h16M3 11h16M3 16h16" />,
  close: <path d="M4 4l14 14M18 4L4 18" />,
  pause: <path d="M7 4v14M15 4v14" />,
  play: <path d="M6 4l12 7-12 7z" />,
  previous: <path d="M14 4l-7 7 7 7" />,
  next: <path d="M8 4l7 7-7 7" />,
  first: <path d="M17 4l-7 7 7 7M5 4v14" />,
  last: <path d="M5 4l7 7-7 7M17 4v14" />,
  up: <path d="M11 19V4M5 10l6-6 6 6" />,
  down: <path d="M5 8l6 6 6-6" />,
  lower: <path d="M11 3v15M5 12l6 6 6-6" />,
  minus: <path d="M4 11h14" />,
  plus: <path d="M11 4v14M4 11h14" />,
  heart: (
    <path d="M11 19S3 14.300 3 8.600C3 5.900 5 4 7.200 4 9 4 10.300 5 11 6.300 11.700 5 13 4 14.800 4 17 4 19 5.900 19 8.600 19 14.300 11 19 11 19Z" />
  ),
  person: (
    <>
      <circle cx="11" cy="7" r="4" />
      <path d="M3.5 20c.6-5 3.6-7 7.5-7s6.900 2 7.500 7" />
    </>
  ),
  brush: <path d="M4 18h14M7 14l8.500-10 2.500 2-8 10-3.500.8z" />,
  organization: <path d="M4 19V4h9v15M13 9h5v10M7 8h3M7 12h3M3 19h16" />,
  share: <path d="M11 14V3M7 7l4-4 4 4M5 11v8h12v-8" />,
  link: <path d="M9 13l4-4M8 9l-3 3a3.5 3.5 0 0 0 5 5l3-3M14 13l3-3a3.5 3.5 0 0 0-5-5L9 8" />,
  undo: <path d="M8 5L4 9l4 4M4 9h9a5 5 0 0 1 0 10h-3" />,
  redo: <path d="M14 5l4 4-4 4M18 9H9a5 5 0 0 0 0 10h3" />,
  earlier: <path d="M4 5v4h4M4.500 8.500a7.500 7.500 0 1 1-.600 5M11 7v4.500l3 2" />,
  edit: <path d="M4 18l1-4L15 4l3 3L8 17z" />,
  download: <path d="M11 3v11M6 10l5 5 5-5M4 19h14" />,
  enlarge: <path d="M3 8V3h5M14 3h5v5M19 14v5h-5M8 19H3v-5" />,
  check: <path d="M4 11.500l4.500 4.500L18 6" />,
} as const;

export type IconName = keyof typeof DRAWINGS;

/** A decorative icon; the button or link around it has the accessible name. */
export function Icon({ name, size = 22 }: { name: IconName; size?: number }) {
  return (
    <svg viewBox="0 0 22 22" width={size} height={size} className="icon" aria-hidden="true" focusable="false">
      {DRAWINGS[name]}
    </svg>
  );
}
