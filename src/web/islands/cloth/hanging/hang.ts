import { type Drape, unpackDrape } from '../../../../light/drape/drape-file.ts';
import { type Hanging, makeHanging } from './make-hanging.ts';

const files = import.meta.glob<string>('../../../../../bakes/hanging/*.drape', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** The same for all fabrics. */
async function fetchDrape(name: 'closed' | 'sheer'): Promise<Drape> {
  const address = Object.entries(files).find(([file]) => file.endsWith(`/${name}.drape`))![1];
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(String(answer.status));
  return unpackDrape(new Uint8Array(await answer.arrayBuffer()));
}

/** A file of its own, for whoever asks to see the cloth hang. */
export async function hangUp(
  gl: WebGL2RenderingContext,
  name: 'closed' | 'sheer',
): Promise<Hanging> {
  return makeHanging(gl, await fetchDrape(name));
}
