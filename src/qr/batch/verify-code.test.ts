import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { prepareZxingFromPackage } from '@/qr/decode/prepare-zxing.node.js'
import { applyPreset } from '@/qr/design/apply-preset'
import { type Design, defaultDesign } from '@/qr/design/design'
import { presets } from '@/qr/design/presets'
import { drawCodeFile } from './draw-code-file'
import type { CodeTarget } from './export-scene'
import { readPlainSvg } from './read-plain-svg'
import { verifyCode } from './verify-code'

beforeAll(prepareZxingFromPackage)

const text = 'https://example.com/đường?số=12'
const targets: CodeTarget[] = [
  { format: 'svg' },
  { format: 'png', widthPx: 300 },
  { format: 'pdf', widthMm: 40, color: 'cmyk' },
  { format: 'eps', widthMm: 40, color: 'rgb' },
  { format: 'scene' },
]

async function verify(design: Design, target: CodeTarget, expected = text): Promise<boolean> {
  const drawn = await drawCodeFile(text, design, target, { title: 'A' })
  if (!drawn.ok) throw new Error(drawn.reason)
  return verifyCode(drawn.proof, expected, { readPng })
}

async function readPng(png: Uint8Array) {
  const raw = sharp(png).ensureAlpha().raw()
  const { data, info } = await raw.toBuffer({ resolveWithObject: true })
  return { rgba: Uint8ClampedArray.from(data), width: info.width, height: info.height }
}

const colored = (dark: string, light: string): Design => ({
  ...defaultDesign,
  modules: { ...defaultDesign.modules, fill: { kind: 'solid', color: dark } },
  background: { ...defaultDesign.background, fill: { kind: 'solid', color: light } },
})
const onGlass = (color: string): Design => ({
  ...colored(color, '#ffffff'),
  background: { ...defaultDesign.background, fill: { kind: 'none' } },
})

describe('verifyCode', () => {
  it.each(targets)('reads a good code of $format, and only as what it says', async (target) => {
    expect(await verify(defaultDesign, target)).toBe(true)
    expect(await verify(defaultDesign, target, `${text}3`)).toBe(false)
    expect(await verify(applyPreset(defaultDesign, presets[3]?.design ?? {}), target)).toBe(true)
  })

  it.each([
    ['light on dark', colored('#ffffff', '#1a1815')],
    ['dark on nothing', onGlass('#000000')],
    ['light on nothing', onGlass('#ffffff')],
    ['without a quiet zone', { ...defaultDesign, marginModules: 0 }],
  ])('reads one %s', async (_, design) => {
    expect(await verify(design, { format: 'svg' })).toBe(true)
    expect(await verify(design, { format: 'png', widthPx: 400 })).toBe(true)
  })

  it('finds out what nobody can read', async () => {
    const pale = colored('#fefefe', '#ffffff')
    expect(await verify(pale, { format: 'svg' })).toBe(false)
    expect(await verify(pale, { format: 'pdf', widthMm: 40, color: 'rgb' })).toBe(false)
  })

  it.each(['1', text, 'x'.repeat(2000)])(
    'reads back what a plain file shows (%#)',
    async (long) => {
      const drawn = await drawCodeFile(long, defaultDesign, { format: 'svg' })
      if (!drawn.ok || drawn.proof.kind !== 'plain-svg') throw new Error('not plain')
      const { matrix, proof } = drawn
      const { rgba, width } = readPlainSvg(proof.svg, { pxPerModule: 1 })
      const dark = Array.from(matrix.modules, (_, index) => {
        const [x, y] = [index % matrix.sizeModules, Math.floor(index / matrix.sizeModules)]
        return rgba[((y + 4) * width + x + 4) * 4] === 0 ? 1 : 0
      })
      expect(dark).toEqual([...matrix.modules])
    },
  )
})
