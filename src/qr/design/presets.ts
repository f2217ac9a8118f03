import type { Level } from '@/qr/encode/matrix'
import { type Design, type Fill, pureBlack } from './design'
import type { PresetDesign } from './preset-design'

const white = solid('#ffffff')

/**
 * Styles designed by hand; each passes the check for every type of content. A new preset is an
 * entry here and a name in `editor.style.presets.names`.
 */
export const presets = [
  preset('plain', {
    modules: ['square', solid(pureBlack)],
    finders: ['square', 'square'],
    ground: white,
  }),
  preset('soft', {
    modules: ['rounded', solid(pureBlack)],
    finders: ['rounded', 'rounded'],
    ground: white,
  }),
  preset('stamp', {
    modules: ['classy', solid('#1a1815')],
    finders: ['square', 'square', null, solid('#c3360f')],
    ground: solid('#faf6ee'),
  }),
  preset('lagoon', {
    modules: ['extra-rounded', linear(45, '#0b2f6b', '#044652')],
    finders: ['extra-rounded', 'circle'],
    ground: white,
  }),
  preset('confetti', {
    modules: ['dot', solid('#22223b')],
    finders: ['circle', 'circle', solid('#3d3bd4'), solid('#d6246e')],
    ground: white,
  }),
  preset('dusk', {
    modules: ['rounded', linear(60, '#3b0f70', '#8c1d60', '#b8341b')],
    finders: ['extra-rounded', 'rounded'],
    ground: solid('#fff8f1'),
    corner: 3,
  }),
  preset('fern', {
    modules: ['classy-rounded', solid('#14532d')],
    finders: ['leaf', 'leaf', null, solid('#2c5b15')],
    ground: solid('#f8fbf4'),
  }),
  preset('rain', {
    modules: ['vertical', solid('#1f2a44')],
    finders: ['extra-rounded', 'circle', null, solid('#154ba8')],
    ground: solid('#fafbfd'),
  }),
  preset('tram', {
    modules: ['horizontal', solid('#0f172a')],
    finders: ['rounded', 'rounded', solid('#be123c'), null],
    ground: white,
  }),
  preset('terrazzo', {
    modules: ['mosaic', solid('#7c2d12')],
    finders: ['rounded', 'rounded', solid('#115e59'), solid('#b4470e')],
    ground: solid('#fef7ef'),
  }),
  preset('amethyst', {
    modules: ['diamond', radial('#7c1fa8', '#2b1268')],
    finders: ['cut', 'cut', solid('#2b1268'), solid('#8a1fb0')],
    ground: solid('#fbf7ff'),
  }),
  preset('constellation', {
    modules: ['star', solid('#1b1f5e')],
    finders: ['circle', 'flower', null, solid('#843b04')],
    ground: solid('#fffbea'),
  }),
  preset('cross-stitch', {
    modules: ['plus', solid('#9d174d')],
    finders: ['cut', 'cut', null, solid('#1e3a8a')],
    ground: solid('#fff9f9'),
    // Crosses have a small dark area, and level L has no reserve.
    level: 'M',
  }),
  preset('chat', {
    modules: ['extra-rounded', solid('#094742')],
    finders: ['speech', 'circle', null, solid('#044a21')],
    ground: solid('#f9fdfb'),
    corner: 3,
  }),
  preset('aurora', {
    modules: ['rounded', radial('#06524c', '#173a9e', '#4c1d95')],
    finders: ['extra-rounded', 'rounded', solid('#4c1d95'), solid('#4c1d95')],
    ground: white,
  }),
  preset('citrus', {
    modules: ['classy', solid('#2d2104')],
    finders: ['rounded', 'rounded'],
    ground: linear(45, '#fff2a8', '#ffc673'),
  }),
  preset('petal', {
    modules: ['classy-rounded', solid('#4a1260')],
    finders: ['extra-rounded', 'flower', null, solid('#7e0a3f')],
    ground: linear(90, '#ffeff3', '#efedff'),
    corner: 4,
  }),
  preset('mint', {
    modules: ['dot', solid('#054837')],
    finders: ['octagon', 'octagon'],
    ground: solid('#effbf5'),
  }),
  preset('blueprint', {
    modules: ['square', solid('#1e40af')],
    finders: ['square', 'square', solid('#172554'), solid('#172554')],
    ground: solid('#eef3fd'),
  }),
  preset('espresso', {
    modules: ['rounded', linear(90, '#2a160c', '#6b3a1c')],
    finders: ['extra-rounded', 'rounded'],
    ground: solid('#f2e4d1'),
    corner: 4,
  }),
  preset('charcoal', {
    modules: ['square', solid('#1a1815')],
    finders: ['square', 'square'],
    ground: white,
  }),
] as const satisfies readonly { id: string; design: PresetDesign }[]

export type PresetId = (typeof presets)[number]['id']

type PresetStyle = {
  modules: [shape: Design['modules']['shape'], fill: Fill]
  finders: [
    frame: Design['finders']['frame'],
    pupil: Design['finders']['pupil'],
    frameFill?: Fill | null,
    pupilFill?: Fill | null,
  ]
  ground: Fill
  corner?: number
  level?: Level
}

function preset<Id extends string>(
  id: Id,
  { modules: [shape, fill], finders, ground, corner = 0, level }: PresetStyle,
): { id: Id; design: PresetDesign } {
  const [frame, pupil, frameFill = null, pupilFill = null] = finders
  return {
    id,
    design: {
      modules: { shape, scale: 1, fill },
      finders: { frame, pupil, frameFill, pupilFill },
      background: { fill: ground, cornerModules: corner },
      marginModules: 4,
      ...(level && { level }),
    },
  }
}

function solid(color: string): Fill {
  return { kind: 'solid', color }
}

function linear(angleDegrees: number, ...colors: string[]): Fill {
  return { kind: 'linear', angleDegrees, stops: spread(colors) }
}

function radial(...colors: string[]): Fill {
  return { kind: 'radial', stops: spread(colors) }
}

function spread(colors: string[]) {
  return colors.map((color, index) => ({ offset: index / (colors.length - 1), color }))
}
