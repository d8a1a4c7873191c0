/** What mail programs put before a subject when somebody answers or forwards. */
const prefix =
  /^(?:(?:re|aw|fwd?|wg|sv|vs|antw|tr|rv|res|enc|rif|odp|ynt|回复|转发|رد|उत्तर|ਜਵਾਬ)(?:\[\d+\])?\s?[:：]\s*)/iu;

/** The subject without prefixes, case and the marks around it: two of one conversation are equal. */
export function bareSubject(subject: string): string {
  let bare = subject.slice(0, 400).trim();
  for (let i = 0; i < 20 && prefix.test(bare); i += 1) bare = bare.replace(prefix, '');
  return bare.replace(/\s+/g, ' ').trim().toLowerCase();
}
