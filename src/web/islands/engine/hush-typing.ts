const typing = [
  'keydown',
  'keypress',
  'keyup',
  'beforeinput',
  'input',
  'textInput',
  'compositionstart',
  'compositionupdate',
  'compositionend',
] as const;

/**
 * While React takes over an island, what is typed into it is between the visitor and the browser: the first
 * letter that React hears of has it take over everything at once, before the letter is shown. An island
 * finds these letters in its fields, like those that were typed earlier. Returns how to end it.
 */
export function hushTyping(element: Node, root: EventTarget = window): () => void {
  const hush = (event: Event) => {
    if (element.contains(event.target as Node)) event.stopImmediatePropagation();
  };
  for (const kind of typing) root.addEventListener(kind, hush, { capture: true });
  return () => {
    for (const kind of typing) root.removeEventListener(kind, hush, { capture: true });
  };
}
