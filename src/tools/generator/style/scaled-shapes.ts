import type { ModuleShape } from '@/qr/design'

/** Shapes whose modules do not touch, so that their size can be chosen. */
export const scaledShapes: readonly ModuleShape[] = ['dot', 'diamond', 'star', 'plus']
