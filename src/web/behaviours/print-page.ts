/** A link to the printed sheet prints the page itself, which has the same content and is already loaded. */
export default function printPages(root: ParentNode): void {
  for (const link of root.querySelectorAll<HTMLElement>('[data-print]')) {
    link.addEventListener('click', (event) => {
      event.preventDefault();
      print();
    });
  }
}
