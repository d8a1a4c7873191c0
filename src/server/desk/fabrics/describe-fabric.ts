import type { FabricLine } from '../../../contract/desk/fabric-answers.ts';
import {
  type Composition,
  compositions,
  type GsmRecord,
  type GuideBar,
  type MinimumOrder,
} from '../../../domain/fabric/fabric.ts';
import { categoryOf } from '../../../domain/fabric/fabric-record.ts';
import { gsmText, shareList, spellMinimum } from '../../../domain/fabric/facts.ts';
import type { RecordBody } from '../../../domain/publishing/merge-changes.ts';

type Facts = Pick<
  FabricLine,
  'number' | 'title' | 'collection' | 'weight' | 'width' | 'fibre' | 'uses' | 'minimum'
>;

/** The facts of a list, of a draft that may lack any of them or say it only half. */
export function describeFabric(body: RecordBody): Facts {
  const composition = compositions.find((one) => one === body['composition']);
  return {
    number: text(body['number']),
    title: text(body['title']),
    collection: collectionOf(body, composition),
    weight: weightOf(body['gsm']),
    width: widthOf(body['width']),
    fibre: composition ? shortName(composition) : sharesOf(body['fibres']),
    uses: texts(body['endUses']),
    minimum: minimumOf(body['moq']),
  };
}

/** The bars of a lapping that could be drawn. */
export function barsOf(body: RecordBody): { name: string; bars: GuideBar[] } | undefined {
  const construction = group(body['construction']);
  const bars = (list(construction['bars']) ?? []).flatMap((bar): GuideBar[] => {
    const { lapping, threading, offset } = group(bar);
    if (typeof lapping !== 'string' || typeof threading !== 'string') return [];
    return [{ lapping, threading, ...(typeof offset === 'number' && { offset }) }];
  });
  return bars.length > 0 ? { name: text(construction['name']), bars } : undefined;
}

export function texts(value: unknown): string[] {
  return (list(value) ?? []).filter((one): one is string => typeof one === 'string');
}

export function group(value: unknown): RecordBody {
  return typeof value === 'object' && value !== null ? (value as RecordBody) : {};
}

function collectionOf(body: RecordBody, composition: Composition | undefined) {
  const { category } = body;
  if (typeof category === 'string' && category !== '') return category;
  return composition ? categoryOf({ composition }) : null;
}

function weightOf(gsm: unknown): string {
  const { kind, gsm: single, from, to } = group(gsm);
  const whole =
    kind === 'customizable' ||
    (kind === 'single' && typeof single === 'number') ||
    (kind === 'range' && typeof from === 'number' && typeof to === 'number');
  return whole ? gsmText(gsm as GsmRecord) : '';
}

function widthOf(width: unknown): string {
  if (width === 'custom') return 'Custom width';
  return typeof width === 'number' ? `${width} in` : '';
}

function minimumOf(moq: unknown): string {
  const { perStyle, perColour } = group(moq);
  const stated = typeof perStyle === 'number' && typeof perColour === 'number';
  return spellMinimum(
    (stated ? moq : typeof moq === 'string' ? moq : 'Negotiable') as MinimumOrder,
  );
}

function sharesOf(fibres: unknown): string {
  const shares = (list(fibres) ?? []).map(group);
  return shareList(shares as never).join(', ');
}

/** `Cotton/Nylon`: a column has no room for more. */
function shortName(composition: Composition): string {
  return composition.replace(/ Blend$/, '');
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

function list(value: unknown): readonly unknown[] | undefined {
  return Array.isArray(value) ? value : undefined;
}
