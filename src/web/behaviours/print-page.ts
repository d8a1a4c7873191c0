/** A link to the sheet prints the page itself, which is the same sheet and already here. */
export default function printPages(root: ParentNode): void {
  for (const link of root.querySelectorAll<HTMLElement>('[data-print]')) {
    link.addEventListener('click', (event) => {
      event.preventDefault();
      print();
    });
  }
}
