import { expect, it } from 'vitest'
import { printScene } from './print-scene-for-test'
import { recolorLogo } from './recolor-logo'
import type { Scene, SceneShape } from './scene'

const spot = { spot: 'Brand', cmyk: [1, 0.8, 0, 0.2] } as const
const dataUrl = 'data:image/png;base64,AAAA'
/** Yellow, white, nothing. */
const rgba = Uint8ClampedArray.of(255, 214, 0, 255, 255, 255, 255, 255, 0, 0, 0, 0)
const pictures = new Map([[dataUrl, { rgba, width: 3, height: 1 }]])

function inked(logoColorant: 'process' | 'spot' | 'knockout') {
  const scene: Scene = {
    ...printScene(),
    items: [
      { kind: 'shape', path: 'M0 0h9v9z', paint: solid('#000000'), crisp: false, role: 'plate' },
      {
        kind: 'picture',
        dataUrl,
        x: 0,
        y: 0,
        width: 9,
        height: 3,
        cornerRadius: 0,
        role: 'logo',
      },
    ],
  }
  return { scene, ...{ result: recolorLogo(scene, { ...spot, logoInk: logoColorant }, pictures) } }
}

it('leaves a logo in its own colors', () => {
  const { scene, result } = inked('process')
  expect(result).toEqual({ scene, pictures })
})

it('prints the darkest part of a logo in full ink, and what is white or transparent in none', () => {
  const { scene, pictures: tinted } = inked('spot').result
  expect(scene.items[1]?.isTint).toBe(true)
  expect(firstChannels(tinted.get(dataUrl)?.rgba)).toEqual([0, 255, 255])
})

it('knocks the logo out of a plate of the ink', () => {
  const { scene, pictures: tinted } = inked('knockout').result
  expect(scene.items[0]).toMatchObject({ isTint: true, paint: { color: '#000000' } })
  expect(firstChannels(tinted.get(dataUrl)?.rgba)).toEqual([255, 0, 0])
})

function firstChannels(values: Uint8ClampedArray | undefined) {
  return [0, 4, 8].map((at) => values?.[at])
}

function solid(color: string): SceneShape['paint'] {
  return { kind: 'solid', color, opacity: 1 }
}
