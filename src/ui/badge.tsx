interface BadgeProps {
  readonly children: string;
  /** `new` is madder; `paper` is for use on a picture. */
  readonly tone?: 'new' | 'paper';
}

export function Badge({ children, tone = 'new' }: BadgeProps) {
  return <span className={`badge badge-${tone}`}>{children}</span>;
}
