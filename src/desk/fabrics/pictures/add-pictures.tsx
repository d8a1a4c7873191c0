import { useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { CameraCode } from './camera-code.tsx';
import { photoTypes } from './send-photograph.ts';

interface AddPicturesProps {
  readonly fabric: string;
  readonly isKnitting: boolean;
  onFiles(files: Iterable<File>): void;
  onKnit(): void;
}

/** Drop, photograph, choose or knit. A telephone has a camera; a computer shows it a code. */
export function AddPictures({ fabric, isKnitting, onFiles, onKnit }: AddPicturesProps) {
  const camera = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const [isCodeShown, setCodeShown] = useState(false);
  const take = () => {
    if (window.matchMedia('(pointer: coarse)').matches) camera.current?.click();
    else setCodeShown(!isCodeShown);
  };
  const input = {
    className: 'sr',
    type: 'file',
    accept: photoTypes,
    tabIndex: -1,
    onChange({ target }: { target: HTMLInputElement }) {
      onFiles([...(target.files ?? [])]);
      // The same file can be chosen again.
      target.value = '';
    },
  } as const;
  return (
    <div className="drop">
      <p>
        <span className="drop-wide">Drop photographs here.</span>
        <span className="drop-phone">Photograph the cloth in daylight, flat.</span>
      </p>
      <input ref={camera} {...input} capture="environment" aria-label="Camera" />
      <input ref={files} {...input} multiple aria-label="Photographs to add" />
      <div className="pairs">
        <Button size="small" aria-expanded={isCodeShown} onClick={take}>
          Take a photograph
        </Button>
        <button type="button" className="quiet" onClick={() => files.current?.click()}>
          Choose files
        </button>
        <button type="button" className="quiet" disabled={isKnitting} onClick={onKnit}>
          Knit a picture
        </button>
      </div>
      {isCodeShown && <CameraCode fabric={fabric} onClose={() => setCodeShown(false)} />}
      <p className="lab mut">
        JPEG, PNG, WebP, AVIF or TIFF up to 40 MB. The place where it was taken is removed from the
        file. Knit a picture draws the cloth from its lapping and yarns, without a camera.
      </p>
    </div>
  );
}
