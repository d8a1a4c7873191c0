/** Who may do what at the desk. Everybody who is signed in may look. */
export const roles = {
  owner: { label: 'Owner', may: ['work', 'manage'] },
  sales: { label: 'Sales', may: ['work'] },
  viewer: { label: 'Viewer', may: [] },
} as const satisfies Record<string, { label: string; may: readonly Permission[] }>;

export type Role = keyof typeof roles;
/** `work`: change enquiries. `manage`: people, settings, erasing, exports. */
export type Permission = 'work' | 'manage';

export function may(role: Role, permission: Permission): boolean {
  const granted: readonly Permission[] = roles[role].may;
  return granted.includes(permission);
}

export function isRole(text: string): text is Role {
  return Object.hasOwn(roles, text);
}
