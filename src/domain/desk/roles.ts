/** Who may do what at the desk. Everybody who is signed in may look. */
export const roles = {
  owner: { label: 'Owner', may: ['work', 'draft', 'publish', 'manage'] },
  // Often somebody from outside who looks after the site: no answers and no quotes in the mill's name.
  editor: { label: 'Editor', may: ['draft', 'publish'] },
  sales: { label: 'Sales', may: ['work', 'draft'] },
  viewer: { label: 'Viewer', may: [] },
} as const satisfies Record<string, { label: string; may: readonly Permission[] }>;

export type Role = keyof typeof roles;
/**
 * `work`: change enquiries. `draft`: write what the site is to say. `publish`: make it public, and take
 * it back. `manage`: people, settings, erasing, exports.
 */
export type Permission = 'work' | 'draft' | 'publish' | 'manage';

export function may(role: Role, permission: Permission): boolean {
  const granted: readonly Permission[] = roles[role].may;
  return granted.includes(permission);
}

export function isRole(text: string): text is Role {
  return Object.hasOwn(roles, text);
}
