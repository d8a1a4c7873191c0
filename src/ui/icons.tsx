/** All icons of the site, apart from lapping glyphs: menu, close, arrows, plus. */
const line = {
  viewBox: '0 0 24 24',
  width: 24,
  height: 24,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.6,
  'aria-hidden': true,
} as const;

export function WarpIcon() {
  return (
    <svg {...line} className="ico">
      <path d="M3 3v18M9 3v18M15 3v18M21 3v18" />
    </svg>
  );
}

export function CloseIcon() {
  return (
    <svg {...line} className="ico">
      <path d="M4 4l16 16M20 4L4 20" />
    </svg>
  );
}

export function PlusIcon() {
  return (
    <svg {...line} className="ico ico-plus">
      <path d="M3 12h18" />
      <path className="ico-bar" d="M12 3v18" />
    </svg>
  );
}

export function ArrowIcon({ to = 'right' }: { readonly to?: 'right' | 'left' | 'down' }) {
  return (
    <svg {...line} className={`ico ico-${to}`}>
      <path d="M1 12h22M15 5l8 7-8 7" />
    </svg>
  );
}

export function ChevronIcon() {
  return (
    <svg {...line} className="ico ico-chevron">
      <path d="M5 9l7 7 7-7" />
    </svg>
  );
}
