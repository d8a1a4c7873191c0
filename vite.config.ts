import mdx from '@mdx-js/rollup';
import react from '@vitejs/plugin-react';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdxFrontmatter from 'remark-mdx-frontmatter';
import type { UserConfig } from 'vite';

/** What the browser build, the page build and the dev server have in common. */
const shared: UserConfig = {
  plugins: [
    {
      enforce: 'pre',
      ...mdx({ remarkPlugins: [remarkGfm, remarkFrontmatter, remarkMdxFrontmatter] }),
    },
    react({ include: /\.(mdx|tsx)$/ }),
  ],
  build: { target: 'es2022', emptyOutDir: true, reportCompressedSize: false },
};

export default shared;
