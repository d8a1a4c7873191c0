import type { Plugin } from 'vite';

/**
 * Reloads the page when a module changes that only the server uses to render it. Modules that the
 * browser has loaded use hot module replacement instead.
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
