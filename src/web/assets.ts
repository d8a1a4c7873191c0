/** Addresses of the built browser files; the build and the dev server each define them. */
export interface Assets {
  readonly script: string;
  readonly style: string;
}

declare const __ASSETS__: Assets;

export const assets: Assets = __ASSETS__;
