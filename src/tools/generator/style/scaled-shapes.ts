import type { ModuleShape } from '@/qr/design/design'

/** Shapes whose modules stand apart, so that their size can be chosen. */
export const scaledShapes: readonly ModuleShape[] = ['dot', 'diamond', 'star', 'plus']
