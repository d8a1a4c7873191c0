/** A cloth that somebody designed, by its address: the instrument with that cloth in it. */
export { loomPage as designPage } from './loom-page.tsx';
