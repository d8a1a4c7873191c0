import { createElement, startTransition, useEffect, type ComponentType } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { hushTyping } from './hush-typing.ts';

/** Hydrates server-rendered markup; resolves once React listens to it. */
export function hydrateIsland(
  element: HTMLElement,
  component: ComponentType<never>,
  props: Record<string, unknown>,
  name: string,
): Promise<void> {
  return new Promise((resolve, reject) => {
    const listen = hushTyping(element);
    function Hydrated() {
      useEffect(() => {
        listen();
        resolve();
      }, []);
      return createElement(component as ComponentType<Record<string, unknown>>, props);
    }
    const onUncaughtError = (error: unknown) => {
      console.error(error);
      listen();
      reject(error);
    };
    // As a transition it is done in slices, between which what was typed is shown.
    startTransition(() => {
      hydrateRoot(element, createElement(Hydrated), { identifierPrefix: name, onUncaughtError });
    });
  });
}
