import { useEffect, useState } from 'react'
import type { buildScene } from '@/qr/render'

type SceneBuilder = typeof buildScene

let loaded: SceneBuilder | undefined

export async function loadSceneBuilder(): Promise<SceneBuilder> {
  loaded ??= (await import('@/qr/render')).buildScene
  return loaded
}

/**
 * Loads the renderer for designs beyond squares of one colour. It is not part of the page, so the
 * result is undefined until a design has needed it and it is loaded.
 */
export function useSceneBuilder(isNeeded: boolean): SceneBuilder | undefined {
  const [, setArrived] = useState(false)
  useEffect(() => {
    if (!isNeeded || loaded) return
    let isGone = false
    loadSceneBuilder().then(
      () => !isGone && setArrived(true),
      // Without a connection the plain picture remains; opening a panel explains why.
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [isNeeded])
  return isNeeded ? loaded : undefined
}
