import { createElement, useEffect, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';

/** Hydrates server-rendered markup; resolves once React listens to it. */
export function hydrateIsland(
  element: HTMLElement,
  component: ComponentType<never>,
  props: Record<string, unknown>,
  name: string,
): Promise<void> {
  return new Promise((resolve, reject) => {
    function Hydrated() {
      useEffect(resolve, []);
      return createElement(component as ComponentType<Record<string, unknown>>, props);
    }
    hydrateRoot(element, createElement(Hydrated), {
      identifierPrefix: name,
      onUncaughtError: (error) => {
        console.error(error);
        reject(error);
      },
    });
  });
}
