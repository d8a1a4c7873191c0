/**
 * What happens to an account of the desk. All of it is counted in the metrics; `verb` is how the
 * audit log says it of the person, and `mailed` whether the person is told by mail.
 */
export const signInEvents = {
  'signed-in': { verb: 'signed in', mailed: false },
  'recovery-code-used': { verb: 'signed in with a recovery code', mailed: true },
  'new-device': { verb: 'used a new device', mailed: true },
  'authenticator-set-up': { verb: 'set up the authenticator', mailed: true },
  'recovery-codes-renewed': { verb: 'made new recovery codes', mailed: true },
  'password-changed': { verb: 'changed the password', mailed: true },
  'password-renewed': { verb: 'renewed the password', mailed: true },
  'signed-out-everywhere': { verb: 'signed out everywhere', mailed: false },
  'owner-added': { verb: 'became an owner', mailed: true },

  'wrong-password': { verb: 'was refused: wrong password', mailed: false },
  'wrong-code': { verb: 'was refused: wrong code', mailed: false },
  'password-limit': { verb: 'was refused: too many wrong passwords', mailed: true },
  'code-limit': { verb: 'was refused: too many wrong codes', mailed: true },
  'code-locked': { verb: 'was locked after too many wrong codes', mailed: true },
} as const satisfies Record<string, { readonly verb: string; readonly mailed: boolean }>;

export type SignInEvent = keyof typeof signInEvents;
export type MailedEvent = {
  [Event in SignInEvent]: (typeof signInEvents)[Event]['mailed'] extends true ? Event : never;
}[SignInEvent];

/** `too-many` was not judged because of the limit, `busy` because too many came at once. */
export type SignInOutcome = SignInEvent | 'too-many' | 'busy';

export function isMailed(event: SignInEvent): event is MailedEvent {
  return signInEvents[event].mailed;
}
