/**
 * The name of an attached file as a label: the last part of its path, without control characters and
 * marks that turn the direction of writing (`invoice\u202egnp.exe`). Nothing is stored under it.
 */
export function safeName(name: string | null | undefined, type: string): string {
  const last = (name ?? '').slice(0, 1000).normalize('NFC').split(/[/\\]/).pop() ?? '';
  const clean = last
    .replaceAll(/[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Cs}\p{Zl}\p{Zp}<>:"|?*]/gu, '')
    .replace(/^[.\s]{1,50}/, '')
    .slice(0, 120)
    .trim();
  if (clean !== '' && !/^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i.test(clean)) return clean;
  const ending = type
    .split('/')[1]
    ?.replaceAll(/[^a-z0-9]/g, '')
    .slice(0, 8);
  return `file.${ending || 'bin'}`;
}
