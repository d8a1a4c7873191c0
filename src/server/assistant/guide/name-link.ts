import { href } from '../../../contract/routes.ts';
import { type Fabric, fabricName } from '../../../domain/fabric/fabric.ts';
import { link } from './section.ts';

export function nameLink(fabric: Fabric): string {
  return link({ label: fabricName(fabric), to: href.fabric(fabric.slug) });
}
