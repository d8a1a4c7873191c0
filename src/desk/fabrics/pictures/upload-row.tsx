import type { Upload } from './use-uploads.ts';

interface UploadRowProps {
  readonly upload: Upload;
  onTryAgain(): void;
  onRemove(): void;
}

/** A photograph on its way; one that did not arrive stays here until somebody decides. */
export function UploadRow({ upload, onTryAgain, onRemove }: UploadRowProps) {
  const { file, preview, share, error } = upload;
  return (
    <div className="pc" role="group" aria-label={file.name}>
      <span className="grip" aria-hidden="true" />
      <span className="im">
        <img src={preview} alt="" />
      </span>
      <div className="pc-words">
        <p className="pc-top lab">
          <b>{file.name}</b>
          {!error && (
            <span role="status">
              {share < 1 ? `sending, ${Math.round(share * 100)} %` : 'being prepared'}
            </span>
          )}
        </p>
        {error ? (
          <>
            <p className="wrong" role="alert">
              {error}
            </p>
            <div className="pairs">
              <button type="button" className="quiet" onClick={onTryAgain}>
                Try again
              </button>
              <button type="button" className="quiet" onClick={onRemove}>
                Leave it out
              </button>
            </div>
          </>
        ) : (
          <progress className="prog" max={1} value={share} aria-label={`${file.name} on its way`} />
        )}
      </div>
    </div>
  );
}
