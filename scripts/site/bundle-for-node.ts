import { build, type Plugin } from 'vite';

interface Bundle {
  /** Name of the file that is written, and the module it begins with. */
  readonly input: Readonly<Record<string, string>>;
  /** Written into the code in place of these names. */
  readonly define?: Readonly<Record<string, string>>;
  /** Packages that stay where they are. */
  readonly external?: string[];
  readonly plugins?: Plugin[];
  readonly output?: { readonly chunkFileNames?: string; readonly minify?: boolean };
}

/** Builds a module and the packages it uses into files for Node. */
export async function bundleForNode(folder: string, bundle: Bundle): Promise<void> {
  const { input, define, external = [], plugins = [], output } = bundle;
  await build({
    logLevel: 'warn',
    plugins,
    define: {
      // Fixed at build time, because a server started without NODE_ENV would use React's development
      // build, which is four times slower.
      'process.env.NODE_ENV': JSON.stringify('production'),
      ...define,
    },
    ssr: { noExternal: true, external, target: 'node' },
    build: {
      ssr: true,
      outDir: folder,
      copyPublicDir: false,
      rolldownOptions: {
        checks: { pluginTimings: false },
        input,
        output: { entryFileNames: '[name].js', ...output },
      },
    },
  });
}
