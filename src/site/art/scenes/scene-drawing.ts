import type { ReactNode } from 'react'

/** All scenes are drawn on a sheet of this size, in units of a module; the picture is 4 to 3. */
export const sceneSize = { width: 320, height: 240 } as const

export type SceneDrawing = {
  /** Where the code stands; it is set into the middle of it, as large as fits. */
  code: { x: number; y: number; width: number; height: number }
  /** What stands around it. */
  art: ReactNode
}
