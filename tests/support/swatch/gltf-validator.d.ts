declare module 'gltf-validator' {
  interface Report {
    readonly issues: {
      readonly numErrors: number;
      readonly numWarnings: number;
      readonly messages: readonly { readonly code: string; readonly severity: number }[];
    };
    readonly info: { readonly extensionsUsed?: readonly string[] };
  }
  export function validateBytes(bytes: Uint8Array): Promise<Report>;
}
