import { type Design, defaultDesign } from '@/qr/design/design'

export const sampleText = 'https://example.com/メニュー?lang=ja'

/** Four by four opaque pixels in two colors, as PNG. */
const checkers =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAQAAAAEAQMAAACTPww9AAAABlBMVEXMMzMzM8yvKPkGAAAADElEQVQI12NoYHAAAAHEAMGDUXDqAAAAAElFTkSuQmCC'

/** Designs that together cover every way of drawing. */
export const samples = {
  plain: defaultDesign,
  'see-through': { ...defaultDesign, background: { fill: { kind: 'none' }, cornerModules: 0 } },
  styled: {
    ...defaultDesign,
    level: 'Q',
    modules: {
      shape: 'classy-rounded',
      scale: 1,
      fill: { kind: 'solid', color: '#123a5a' },
    },
    finders: {
      frame: 'leaf',
      pupil: 'flower',
      frameFill: null,
      pupilFill: { kind: 'solid', color: '#7a1f3d' },
    },
    background: { fill: { kind: 'solid', color: '#fdf6e3' }, cornerModules: 3 },
  },
  gradients: {
    ...defaultDesign,
    modules: {
      shape: 'dot',
      scale: 0.9,
      fill: {
        kind: 'linear',
        angleDegrees: 30,
        stops: [
          { offset: 0, color: '#0a2a66' },
          { offset: 1, color: '#551166' },
        ],
      },
    },
    background: {
      fill: {
        kind: 'radial',
        stops: [
          { offset: 0, color: '#ffffff' },
          { offset: 1, color: '#e6f0ff' },
        ],
      },
      cornerModules: 0,
    },
  },
  logo: {
    ...defaultDesign,
    level: 'H',
    logo: {
      source: { kind: 'image', dataUrl: checkers, widthPx: 4, heightPx: 4 },
      size: 0.2,
      marginModules: 1,
      shape: 'rounded',
      clearing: 'modules',
      backdrop: { kind: 'none' },
    },
  },
  frame: {
    ...defaultDesign,
    frame: {
      shape: 'banner-below',
      fill: { kind: 'solid', color: '#0a2a66' },
      text: 'スキャンして',
      textColor: '#ffffff',
      font: 'display',
      language: 'ja',
    },
  },
} satisfies Record<string, Design>

export type SampleName = keyof typeof samples
