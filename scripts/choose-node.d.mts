type Choice =
  | { readonly ok: true; readonly node: string; readonly packaged: boolean }
  | { readonly ok: false; readonly fault: string };

export function chooseNode(root: string, machine?: string): Choice;
export function hidePackagedNode(root: string): void;
export function isNewEnough(version: string | undefined): boolean;
export function packageName(platform?: string, arch?: string): string;
