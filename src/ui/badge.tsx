interface BadgeProps {
  readonly children: string;
  /** `new` is madder; `paper` lies on a picture. */
  readonly tone?: 'new' | 'paper';
}

export function Badge({ children, tone = 'new' }: BadgeProps) {
  return <span className={`badge badge-${tone}`}>{children}</span>;
}
