/** The loop that the keys and buttons of the diagram act on; both counted from 0. */
export interface ChosenLoop {
  readonly bar: number;
  readonly course: number;
}
