/** How many stories of a buyer's room are told: a few in every check, `ROOM_STORIES=10000` for the proof. */
export const roomStories = Number(process.env['ROOM_STORIES'] ?? 25);
