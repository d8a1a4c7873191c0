import type { SampleFabric } from './sample-fabric.ts';

/** A small cut of the cloth; its name always stands beside it. */
export function SampleThumb({ fabric }: { readonly fabric: SampleFabric }) {
  return (
    <span className="pink pink-fine thumb" aria-hidden="true">
      {fabric.picture ? (
        <img className="pic" src={fabric.picture} alt="" width="56" height="56" loading="lazy" />
      ) : (
        <svg className="pic" viewBox="0 0 1 1">
          <rect width="1" height="1" fill={fabric.shade} />
        </svg>
      )}
    </span>
  );
}
