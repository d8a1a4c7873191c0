import type { Plugin } from 'vite';

/**
 * Most of a page is written on the server only, so the browser does not know the modules it came
 * from: when one of them changes, the page is loaded again. What the browser knows is replaced hot.
 */
export function reloadPages(): Plugin {
  return {
    name: 'reload-pages',
    hotUpdate({ file, server }) {
      if (this.environment.name !== 'ssr') return;
      const { client, ssr } = server.environments;
      const isPage = (ssr.moduleGraph.getModulesByFile(file)?.size ?? 0) > 0;
      const isHot = (client.moduleGraph.getModulesByFile(file)?.size ?? 0) > 0;
      if (isPage && !isHot) client.hot.send({ type: 'full-reload', path: '*' });
    },
  };
}
