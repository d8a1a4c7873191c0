import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';

/** What the browser build, the page build and the dev server have in common. */
const shared: UserConfig = {
  plugins: [react()],
  build: { target: 'es2022', emptyOutDir: true, reportCompressedSize: false },
};

export default shared;
