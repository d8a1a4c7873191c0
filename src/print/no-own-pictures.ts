import type { ReadOwnPicture } from './album.ts';

/** Where no picture of a mill's own is shown: a build prints what is shipped. */
export const noOwnPictures: ReadOwnPicture = async () => undefined;
