/** Present in localStorage while anything waits, so that no page opens the database for nothing. */
export const waitingMark = 'waiting';
