import type { Machine } from '../fabric/fabric.ts';
import { type MillMachine, widthOn } from './mill-machines.ts';

export interface ClothFigure {
  readonly label: string;
  readonly value: string;
  readonly unit: string;
}

interface Figured {
  readonly machine: Machine;
  readonly on?: MillMachine | undefined;
  readonly repeat?: { readonly wales: number; readonly courses: number } | undefined;
  /** Grams per square metre, once it is weighed. */
  readonly gsm?: number | undefined;
}

/** Weight, width, stitches and repeat, as the instrument, its printed sheet and the desk show them. */
export function clothFigures({ machine, on, repeat, gsm }: Figured): readonly ClothFigure[] {
  const { walesPerCm, coursesPerCm } = machine;
  const width = on && widthOn(on, machine);
  const millimetres = (stitches: number, perCm: number) => {
    const size = (stitches * 10) / perCm;
    return size < 10 ? String(Math.round(size * 10) / 10) : String(Math.round(size));
  };
  return [
    { label: 'Weight', value: gsm === undefined ? '–' : String(Math.round(gsm)), unit: 'GSM' },
    { label: 'Width', value: width === undefined ? '–' : String(width), unit: 'cm' },
    { label: 'Stitches', value: String(Math.round(walesPerCm * coursesPerCm)), unit: 'a cm²' },
    {
      label: 'Repeat',
      value: repeat
        ? `${millimetres(repeat.wales, walesPerCm)} × ${millimetres(repeat.courses, coursesPerCm)}`
        : '–',
      unit: 'mm',
    },
  ];
}
