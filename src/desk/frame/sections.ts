import type { Permission } from '../../domain/desk/roles.ts';

export interface Section {
  readonly screen:
    | 'inbox'
    | 'calls'
    | 'samples'
    | 'quotes'
    | 'fabrics'
    | 'mill'
    | 'journal'
    | 'numbers'
    | 'records'
    | 'settings';
  readonly label: string;
  readonly needs?: Permission;
  /** A hairline stands before it: a new group. */
  readonly opensGroup?: true;
}

/** The menu of the desk, in its order. */
export const sections: readonly Section[] = [
  { screen: 'inbox', label: 'Inbox' },
  { screen: 'calls', label: 'Booked calls' },
  { screen: 'samples', label: 'Samples' },
  { screen: 'quotes', label: 'Quotes' },
  { screen: 'fabrics', label: 'Fabrics', opensGroup: true },
  { screen: 'mill', label: 'Mill' },
  { screen: 'journal', label: 'Journal' },
  { screen: 'numbers', label: 'Statistics', opensGroup: true },
  { screen: 'records', label: 'Activity' },
  { screen: 'settings', label: 'Settings', needs: 'manage' },
];

/** Those that the keys 1 to 8 open. */
export const numberedSections = sections.slice(0, 8);
