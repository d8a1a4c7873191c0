/**
 * Loaded before a server (`node --import`): its clock is off by as many milliseconds as the file
 * named in SHIFT_FILE says, and steps when the file changes.
 */
import { readFileSync } from 'node:fs';

const RealDate = Date;
const file = process.env.SHIFT_FILE;
let shift = 0;
let readAt = 0;

function now() {
  const real = RealDate.now();
  if (real - readAt > 20) {
    readAt = real;
    shift = Number(readFileSync(file, 'utf8')) || 0;
  }
  return real + shift;
}

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(now());
    else super(...parts);
  }
  static now() {
    return now();
  }
};
