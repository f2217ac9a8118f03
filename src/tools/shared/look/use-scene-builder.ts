import { useEffect, useState } from 'react'
import type { buildScene } from '@/qr/render/build-scene'

type SceneBuilder = typeof buildScene

let loaded: SceneBuilder | undefined

export async function loadSceneBuilder(): Promise<SceneBuilder> {
  loaded ??= (await import('@/qr/render/build-scene')).buildScene
  return loaded
}

/**
 * Draws what is more than squares of one colour. It is not part of the page, so it comes when a
 * design first asks for it; undefined until then.
 */
export function useSceneBuilder(isNeeded: boolean): SceneBuilder | undefined {
  const [, setArrived] = useState(false)
  useEffect(() => {
    if (!isNeeded || loaded) return
    let isGone = false
    loadSceneBuilder().then(
      () => !isGone && setArrived(true),
      // Without a connection the plain picture stays; opening a panel tells why.
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [isNeeded])
  return isNeeded ? loaded : undefined
}
