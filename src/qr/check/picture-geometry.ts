import type { Scene } from '@/qr/render/scene'

/** Where the symbol stands in a picture, in modules; the part of a scene that the check needs. */
export type PictureGeometry = Pick<Scene, 'width' | 'height' | 'symbol'>
