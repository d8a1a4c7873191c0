import { pictureKey } from '../../../domain/picture/own-picture.ts';
import { usePictureAddress } from '../../use-picture-address.ts';
import { Sides } from './sides.tsx';

interface PictureSidesProps {
  readonly old: unknown;
  readonly young: unknown;
}

export function PictureSides({ old, young }: PictureSidesProps) {
  return <Sides old={<Pictures value={old} />} young={<Pictures value={young} />} />;
}

function Pictures({ value }: { readonly value: unknown }) {
  const addressOf = usePictureAddress();
  const pictures = picturesIn(value);
  if (pictures.length === 0) return <span className="mut">Nothing</span>;
  return (
    <div className="imgs">
      {pictures.map(({ name, alt }) => {
        const address = addressOf(name, 180);
        return address === undefined ? (
          <span key={name}>{name}</span>
        ) : (
          <img key={name} src={address} alt={alt} loading="lazy" width="84" height="84" />
        );
      })}
    </div>
  );
}

interface Named {
  readonly name: string;
  readonly alt: string;
}

/** Every picture that a value names, by key or by the name of a scene. */
export function picturesIn(value: unknown, alt = ''): Named[] {
  if (typeof value === 'string') {
    return pictureKey.test(value) || /^[a-z][a-z0-9-]{2,60}$/.test(value)
      ? [{ name: value, alt }]
      : [];
  }
  if (Array.isArray(value)) return unique(value.flatMap((item) => picturesIn(item, alt)));
  if (typeof value !== 'object' || value === null) return [];
  const own = 'alt' in value && typeof value.alt === 'string' ? value.alt : alt;
  return unique(
    Object.values(value)
      .filter((item) => typeof item !== 'string' || pictureKey.test(item))
      .flatMap((item) => picturesIn(item, own)),
  );
}

function unique(list: readonly Named[]): Named[] {
  return [...new Map(list.map((one) => [one.name, one])).values()];
}
