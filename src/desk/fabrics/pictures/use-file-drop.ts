import { type RefObject, useEffect, useRef, useState } from 'react';

/** Files that are dropped anywhere on an element; true while some are held over it. */
export function useFileDrop(
  element: RefObject<HTMLElement | null>,
  onFiles: (files: Iterable<File>) => void,
): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    const place = element.current;
    if (!place) return undefined;
    const over = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = () => setOver(false);
    const drop = (event: DragEvent) => {
      if (!event.dataTransfer?.files.length) return;
      event.preventDefault();
      setOver(false);
      latest.current([...event.dataTransfer.files]);
    };
    place.addEventListener('dragover', over);
    place.addEventListener('dragleave', leave);
    place.addEventListener('drop', drop);
    return () => {
      place.removeEventListener('dragover', over);
      place.removeEventListener('dragleave', leave);
      place.removeEventListener('drop', drop);
    };
  }, [element]);
  return isOver;
}
