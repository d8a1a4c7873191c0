import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { islandStylesheet, type StylesheetName } from '../../assets.ts';
import type { IslandName } from './registry.ts';
import type { Trigger } from './triggers.ts';

interface IslandProps<Props extends object> {
  readonly name: IslandName;
  readonly on: Trigger;
  readonly component: ComponentType<Props>;
  readonly props: Props;
  readonly className?: string;
  /** Selector of the part whose first use counts as intent, where the island is larger than that part. */
  readonly serves?: string;
  /** A stylesheet that is fetched with the island, not with the page. */
  readonly sheet?: StylesheetName;
}

/** An island on a static page: its own React root, rendered here and woken in the browser. */
export function Island<Props extends object>(island: IslandProps<Props>) {
  const Component = island.component;
  const html = renderToString(<Component {...island.props} />, { identifierPrefix: island.name });
  return (
    <div
      className={island.className}
      data-island={island.name}
      data-on={island.on}
      data-serves={island.serves}
      data-style={island.sheet && islandStylesheet(island.sheet)}
      data-props={JSON.stringify(island.props)}
      dangerouslySetInnerHTML={{ __html: html }}
    />
  );
}
