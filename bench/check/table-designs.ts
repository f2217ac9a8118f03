import type { DesignToCheck } from '@/qr/check/draw-design'
import { type Design, defaultDesign, type Logo } from '@/qr/design/design'
import { levels } from '@/qr/encode/matrix'
import type { Pixels } from '@/qr/render/pixels'

/** Fills versions 3 to 6 so that each level has a version, and is not raised to the next. */
const link = 'https://example.com/menu?table=12&language=en-GB#1'
const start: Design = { ...defaultDesign, sizePx: 1000 }
const dataUrl = 'data:image/png;base64,AAAA'

type TableDesign = DesignToCheck & { name: string }

/** Designs that differ from a plain code in one respect, from safe to unreadable. */
export const tableDesigns: readonly TableDesign[] = [
  ...levels.map((level) => vary(`plain ${level}`, { level })),
  ...levels.flatMap((level) =>
    [0.12, 0.16, 0.2, 0.24, 0.28, 0.32, 0.36].map((size) =>
      vary(`logo ${Math.round(size * 100)} % ${level}`, { level, logo: logoOf(size) }),
    ),
  ),
  ...['#333333', '#5c5c5c', '#767676', '#888888', '#949494', '#a8a8a8', '#c4c4c4', '#e8e8e8'].map(
    (color) => vary(`modules ${color}`, paint(color)),
  ),
  ...[2, 1, 0].map((marginModules) => vary(`margin of ${marginModules}`, { marginModules })),
  ...[0.9, 0.8, 0.7, 0.6, 0.5].map((scale) =>
    vary(`dots of ${scale * 100} %`, {
      modules: { ...start.modules, shape: 'dot', scale },
    }),
  ),
  ...(['circle', 'leaf', 'cut', 'octagon', 'speech'] as const).map((frame) =>
    vary(`finder ${frame}`, { finders: { ...start.finders, frame } }),
  ),
  ...(['circle', 'leaf', 'octagon', 'diamond', 'flower', 'star', 'cushion'] as const).map((pupil) =>
    vary(`eye ${pupil}`, { finders: { ...start.finders, pupil } }),
  ),
  ...(['diamond', 'star', 'plus', 'horizontal', 'mosaic'] as const).map((shape) =>
    vary(`modules ${shape}`, { modules: { ...start.modules, shape } }),
  ),
  vary('inverted', {
    ...paint('#ffffff'),
    background: { ...start.background, fill: { kind: 'solid', color: '#000000' } },
  }),
  vary('transparent', { background: { ...start.background, fill: { kind: 'none' } } }),
  ...[5, 10, 15, 20, 25, 40].map((minVersion) =>
    vary(`version ${minVersion}`, { minVersion, sizePx: 2000 }),
  ),
]

function vary(name: string, change: Partial<Design>): TableDesign {
  return {
    name,
    text: link,
    design: { ...start, ...change },
    pictures: new Map([[dataUrl, drawChecks()]]),
  }
}

function paint(color: string): Partial<Design> {
  return { modules: { ...start.modules, fill: { kind: 'solid', color } } }
}

function logoOf(size: number): Logo {
  return {
    source: { kind: 'image', dataUrl, widthPx: 100, heightPx: 100 },
    size,
    marginModules: 0.5,
    shape: 'square',
    clearing: 'modules',
    backdrop: { kind: 'solid', color: '#ffffff' },
  }
}

/** A logo of dark and light squares, none of which is a module. */
function drawChecks(): Pixels {
  const side = 60
  const rgba = new Uint8ClampedArray(side * side * 4).fill(255)
  for (let at = 0; at < side * side; at += 1) {
    const isDark = (Math.floor((at % side) / 9) + Math.floor(at / side / 9)) % 2
    if (isDark) rgba.set([30, 60, 120], at * 4)
  }
  return { rgba, width: side, height: side }
}
