interface Step {
  readonly name: string;
  readonly args: readonly string[];
  readonly after?: readonly string[];
}

export function allSteps(root: string): Step[];
export function changedSteps(
  root: string,
  files: readonly string[],
  state: { readonly buildIsCurrent: boolean },
): { readonly steps: readonly Step[]; readonly leftOut: readonly string[] };
