import { useRef } from 'react';

interface FileButtonProps {
  /** As a screen reader says the field of the file. */
  readonly label: string;
  readonly accept: string;
  readonly busy?: boolean;
  /** On the button. */
  readonly children: string;
  onFile(file: File): void;
}

/** A button that asks for one file; the same file may be chosen again. */
export function FileButton({ label, accept, busy = false, children, onFile }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        className="sr"
        type="file"
        accept={accept}
        aria-label={label}
        tabIndex={-1}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onFile(file);
          target.value = '';
        }}
      />
      <button
        type="button"
        className="quiet"
        disabled={busy}
        onClick={() => input.current?.click()}
      >
        {children}
      </button>
    </>
  );
}
