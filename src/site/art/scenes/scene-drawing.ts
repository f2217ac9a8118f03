import type { ReactNode } from 'react'

/** Size of all scenes, in units of a module; the aspect ratio is 4 to 3. */
export const sceneSize = { width: 320, height: 240 } as const

export type SceneDrawing = {
  /** Box of the code, which is centered in it at the largest size that fits. */
  code: { x: number; y: number; width: number; height: number }
  /** Drawing around the code. */
  art: ReactNode
}
