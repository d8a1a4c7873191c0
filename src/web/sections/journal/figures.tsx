import type { ReactNode } from 'react';
import type { FigureId } from '../../../content/journal/article-blocks.ts';
import { BlendRatio } from './figures/blend-ratio.tsx';
import { ComplianceTimeline } from './figures/compliance-timeline.tsx';
import { CrossSections } from './figures/cross-sections.tsx';
import { GsmScale } from './figures/gsm-scale.tsx';
import { LappingFigure } from './figures/lapping-figure.tsx';
import { MoisturePath } from './figures/moisture-path.tsx';
import { PolyesterChain } from './figures/polyester-chain.tsx';
import { RulesTimeline } from './figures/rules-timeline.tsx';
import { SideBySide } from './figures/side-by-side.tsx';
import { TricotBack, TricotFace } from './figures/tricot.tsx';
import { WarpLoops } from './figures/warp-loops.tsx';
import { WeftLoops } from './figures/weft-loops.tsx';

/** The drawings an article can show. */
export const figures: Readonly<Record<FigureId, ReactNode>> = {
  'loops-weft-vs-warp': (
    <SideBySide
      label="Left: loops of a weft knit, one thread running across a course. Right: loops of a warp knit, one thread running up the cloth and swinging between two wales."
      left={{ title: 'Weft: across', drawing: <WeftLoops /> }}
      right={{ title: 'Warp: upward', drawing: <WarpLoops /> }}
    />
  ),
  'gsm-scale': <GsmScale />,
  'fibre-cross-sections': <CrossSections />,
  'tricot-face-back': (
    <SideBySide
      label="Left: the face of a two-bar tricot, upright loops standing in columns. Right: its back, underlaps of both bars crossing from wale to wale."
      left={{ title: 'Face: loops', drawing: <TricotFace /> }}
      right={{ title: 'Back: underlaps', drawing: <TricotBack /> }}
    />
  ),
  'compliance-timeline': <ComplianceTimeline />,
  'rules-timeline': <RulesTimeline />,
  'polyester-chain': <PolyesterChain />,
  'blend-ratio': <BlendRatio />,
  'moisture-path': <MoisturePath />,
  'lapping-tricot': (
    <SideBySide
      label="Left: the chain 1-0/1-2 of one bar, a loop round one needle and the next by turns. Right: with a second bar that does the mirror image, two-bar tricot."
      left={{ title: 'One bar: 1-0/1-2', drawing: <LappingFigure bars={['1-0/1-2//']} /> }}
      right={{
        title: 'Two bars against each other',
        drawing: <LappingFigure bars={['1-2/1-0//', '1-0/1-2//']} />,
      }}
    />
  ),
  'lapping-underlaps': (
    <SideBySide
      label="Left: locknit, the long lap 2-3/1-0 in the front bar over 1-0/1-2. Right: reverse locknit, the same two chains changed over."
      left={{ title: 'Locknit', drawing: <LappingFigure bars={['2-3/1-0//', '1-0/1-2//']} /> }}
      right={{
        title: 'Reverse locknit',
        drawing: <LappingFigure bars={['1-2/1-0//', '1-0/2-3//']} />,
      }}
    />
  ),
  'lapping-atlas': (
    <SideBySide
      label="Left: one bar walks over four needles and back. Right: a second bar walks against it."
      left={{
        title: 'An atlas',
        drawing: <LappingFigure bars={['1-0/1-2/2-3/3-4/3-2/2-1//']} />,
      }}
      right={{
        title: 'Two that cross',
        drawing: (
          <LappingFigure bars={['1-0/1-2/2-3/3-4/3-2/2-1//', '3-4/3-2/2-1/1-0/1-2/2-3//']} />
        ),
      }}
    />
  ),
};
