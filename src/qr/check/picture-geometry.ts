import type { Scene } from '@/qr/render/scene'

/** Position of the symbol in a picture, in modules; the part of a scene that the check requires. */
export type PictureGeometry = Pick<Scene, 'width' | 'height' | 'symbol'>
