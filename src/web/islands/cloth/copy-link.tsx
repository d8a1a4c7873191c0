import { useEffect, useState } from 'react';

const shownMs = 4000;

/** The address carries shade, light and view already; this puts it where it can be pasted. */
export function CopyLink({ address }: { readonly address: () => string }) {
  const [answer, setAnswer] = useState('');
  useEffect(() => {
    if (!answer) return undefined;
    const timer = setTimeout(() => setAnswer(''), shownMs);
    return () => clearTimeout(timer);
  }, [answer]);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address());
      setAnswer('The link is copied.');
    } catch {
      // Without https or permission there is no clipboard.
      setAnswer('Copy it from the address bar: it shows this shade and light.');
    }
  }
  return (
    <>
      <button type="button" className="btn" onClick={() => void copy()}>
        Copy the link
      </button>
      <p className="lab copied" role="status">
        {answer}
      </p>
    </>
  );
}
