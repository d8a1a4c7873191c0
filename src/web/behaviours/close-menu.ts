/** A page that the Back button brings back must not come with its menu still open. */
export function closeMenuOnLeave(): void {
  addEventListener('pagehide', () => {
    for (const open of document.querySelectorAll<HTMLElement>(':popover-open')) open.hidePopover();
  });
}
