import { type MouseEvent, useState } from 'react';
import { href } from '../../contract/routes.ts';
import type { SwatchFormat } from '../../swatch/swatch-order.ts';
import { askSwatch } from './swatch-files/ask-swatch.ts';
import type { SwatchStage } from './swatch-files/messages.ts';

interface SwatchFilesProps {
  readonly slug: string;
  readonly name: string;
  /** The shade that the address asks for, in words. */
  readonly shade?: string;
  /** Of the card; none where the yarns have colours of their own. */
  readonly shades: number;
  /** A motif is larger and takes longer. */
  readonly motif: boolean;
}

type State =
  | { readonly at: 'idle' }
  | { readonly at: 'busy'; readonly format: SwatchFormat; readonly said: string; share: number }
  | { readonly at: 'made'; readonly format: SwatchFormat; readonly said: string; mb: string }
  | { readonly at: 'failed'; readonly format: SwatchFormat; readonly shade: string | undefined };

const names: Readonly<Record<SwatchFormat, string>> = { u3ma: 'U3MA', glb: 'GLB', maps: 'Maps' };

/** Of cloth without a motif in usual pixels. */
const usualSize: Readonly<Record<SwatchFormat, string>> = {
  u3ma: 'about 9 MB',
  glb: 'about 2 MB',
  maps: 'about 9 MB',
};

/** In as many pixels as the device has room for. */
const motifSize: Readonly<Record<SwatchFormat, string>> = {
  u3ma: 'up to 40 MB',
  glb: 'up to 15 MB',
  maps: 'up to 40 MB',
};

const stages: Readonly<Record<SwatchStage, string>> = {
  knitting: 'Knitting the tile',
  drawing: 'Drawing every fibre',
  writing: 'Writing the file',
};

/** Three files for 3D programs. Each is a link to the quote form; with script it is made in this browser instead. */
export default function SwatchFiles({ slug, name, shade, shades, motif }: SwatchFilesProps) {
  const [state, setState] = useState<State>({ at: 'idle' });
  const ask = (format: SwatchFormat, dyed = shade) => {
    const file = `digital swatch as ${names[format]}`;
    return href.quote({ product: [name, dyed, file].filter(Boolean).join(', ') });
  };

  async function make(format: SwatchFormat): Promise<void> {
    setState({ at: 'busy', format, said: 'Fetching the record', share: 0 });
    try {
      const { file, dyed } = await askSwatch(slug, format, {
        progress: (stage, share) => setState({ at: 'busy', format, said: stages[stage], share }),
      });
      save(new Blob([file.bytes as Uint8Array<ArrayBuffer>], { type: file.type }), file.name);
      const mb = `${(file.bytes.length / 1e6).toFixed(1)} MB`;
      setState({ at: 'made', format, said: `${names[format]} in ${dyed} is saved.`, mb });
    } catch {
      setState({ at: 'failed', format, shade: shadeOfPage() });
    }
  }

  function press(event: MouseEvent, format: SwatchFormat): void {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (state.at !== 'busy') void make(format);
  }

  const rows: Readonly<Record<SwatchFormat, string>> = {
    u3ma: 'One file with face, back, weight and fibres. For Browzwear, and Blender with the U3M add-on.',
    glb: `${shades > 0 ? `All ${shades} shades and yours` : 'Its own colours'} in one file. For Blender, Unreal, the web and phones.`,
    maps: 'Colour, normal, roughness, height and opacity as PNG, with MaterialX. For CLO, Marvelous Designer and Substance.',
  };
  return (
    <>
      <div className="dl">
        {(Object.keys(rows) as SwatchFormat[]).map((format) => (
          <a
            key={format}
            href={ask(format)}
            rel="nofollow"
            data-island-act=""
            aria-busy={(state.at === 'busy' && state.format === format) || undefined}
            onClick={(event) => press(event, format)}
          >
            <b>{names[format]}</b>
            <span>{rows[format]}</span>
            <span className="lab">
              {state.at !== 'idle' && state.format === format
                ? beside(state)
                : (motif ? motifSize : usualSize)[format]}
            </span>
          </a>
        ))}
      </div>
      <p className="dl-say lab" role="status">
        {state.at === 'busy' && `${state.said} …`}
        {state.at === 'made' && state.said}
        {state.at === 'failed' && (
          <>
            It could not be made in this browser.{' '}
            <a href={ask(state.format, state.shade)}>Ask the mill for the {names[state.format]}</a>
          </>
        )}
      </p>
    </>
  );
}

function beside(state: Exclude<State, { at: 'idle' }>): string {
  if (state.at === 'busy') return `${Math.round(state.share * 100)} %`;
  return state.at === 'made' ? state.mb : '';
}

/** The live plate may show another shade by now than the address asked for. */
const shadeOfPage = () => document.querySelector<HTMLElement>('main[data-shade]')?.dataset['shade'];

function save(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // A browser that asks where to put it reads the file later.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
