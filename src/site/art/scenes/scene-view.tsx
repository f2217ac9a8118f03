import type { ReactNode } from 'react'
import type { SceneName } from '@/cms/fields/scenes'
import { appliance } from './appliance'
import { badge } from './badge'
import { card } from './card'
import { collectionBox } from './collection-box'
import { flyer } from './flyer'
import { giftTag } from './gift-tag'
import { invoice } from './invoice'
import { letter } from './letter'
import { parcel } from './parcel'
import { poster } from './poster'
import { type SceneDrawing, sceneSize } from './scene-drawing'
import styles from './scene-view.module.css'
import { shelf } from './shelf'
import { tableTent } from './table-tent'
import { whiteboard } from './whiteboard'
import { shopWindow } from './window'
import { worksheet } from './worksheet'

export const sceneDrawings: Record<SceneName, SceneDrawing> = {
  poster,
  'table-tent': tableTent,
  window: shopWindow,
  card,
  parcel,
  invoice,
  worksheet,
  whiteboard,
  badge,
  letter,
  'gift-tag': giftTag,
  appliance,
  'collection-box': collectionBox,
  flyer,
  shelf,
}

/** An object with a code on it. The object is decorative; the code has the text alternative. */
export function SceneView({ scene, children }: { scene: SceneName; children: ReactNode }) {
  const { code, art } = sceneDrawings[scene]
  const { width, height } = sceneSize
  const share = (value: number, whole: number) => `${((value / whole) * 100).toFixed(3)}%`
  return (
    <div className={styles.scene}>
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="size-full">
        {art}
      </svg>
      <div
        className={styles.code}
        style={{
          left: share(code.x, width),
          top: share(code.y, height),
          width: share(code.width, width),
          height: share(code.height, height),
        }}
      >
        {children}
      </div>
    </div>
  )
}
