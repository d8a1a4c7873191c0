import type { ReactNode } from 'react';
import type { FigureId } from '../../../content/journal/mdx-components.ts';
import { ComplianceTimeline } from './figures/compliance-timeline.tsx';
import { FibreCrossSections, MoisturePath } from './figures/fibres.tsx';
import { GsmScale } from './figures/gsm-scale.tsx';
import { LoopsWeftVsWarp, TricotFaceBack } from './figures/loops.tsx';
import { BlendRatio, PolyesterChain } from './figures/polyester.tsx';

/** The drawings an article can ask for. */
export const figures: Readonly<Record<FigureId, ReactNode>> = {
  'loops-weft-vs-warp': <LoopsWeftVsWarp />,
  'gsm-scale': <GsmScale />,
  'fibre-cross-sections': <FibreCrossSections />,
  'tricot-face-back': <TricotFaceBack />,
  'compliance-timeline': <ComplianceTimeline />,
  'polyester-chain': <PolyesterChain />,
  'blend-ratio': <BlendRatio />,
  'moisture-path': <MoisturePath />,
};
