import type { Pixels } from './pixels'
import type { Scene, SceneImage } from './scene'

/** Maximum pixels per side, more than any print can show; larger pictures are downscaled. */
const maxSidePx = 2048

/** Replaces a picture that cannot be decoded. */
export const nothing: Pixels = { rgba: new Uint8ClampedArray(4), width: 1, height: 1 }

/** Returns the pictures of a scene, without duplicates. */
export function picturesOf(scene: Pick<Scene, 'items'>): SceneImage[] {
  const pictures = scene.items.filter((item) => item.kind === 'picture')
  return [...new Map(pictures.map((picture) => [picture.dataUrl, picture])).values()]
}

export function isSvg({ dataUrl }: Pick<SceneImage, 'dataUrl'>): boolean {
  return dataUrl.startsWith('data:image/svg+xml')
}

/** Size at which a bitmap is stored: its own, or the largest one that is useful. */
export function boundedSize({ width, height }: { width: number; height: number }) {
  const scale = Math.min(1, maxSidePx / Math.max(width, height))
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}

/** Size at which an SVG, which has no pixels, is rasterized. */
export function drawnSize({ width, height }: SceneImage) {
  const scale = maxSidePx / 2 / Math.max(width, height)
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  }
}

/** @throws DOMException if the data is not valid Base64 */
export function bytesOf(dataUrl: string): Uint8Array<ArrayBuffer> {
  const base64 = dataUrl.slice(dataUrl.indexOf(',') + 1)
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}
