import type { Fabric } from '../../domain/fabric/fabric.ts';
import { shippedContent } from '../shipped-content.ts';

/** Every article that the project ships, oldest first. */
export const fabrics: readonly Fabric[] = shippedContent.fabrics;
