import { type PageType, pageTypes } from '@/qr/content/content-types'
import { encodePageContent, samplePageContent } from '@/qr/content/page-content'
import { encodeMatrix } from '@/qr/encode/encode-matrix'
import { type Level, levels, type Matrix } from '@/qr/encode/matrix'
import { buildScene } from '@/qr/render/build-scene'
import type { Scene } from '@/qr/render/scene'
import { applyPreset } from './apply-preset'
import { type Design, defaultDesign } from './design'
import { encodeOptions } from './encode-options'
import { type PresetId, presets } from './presets'

export type PresetCase = {
  name: string
  text: string
  design: Design
  matrix: Matrix
  scene: Scene
}

/** Sample links of hosted pages, in capitals for a smaller symbol (alphanumeric mode). */
const hostedLinks: Partial<Record<PageType, string>> = {
  document: 'HTTPS://QUIETZONE.EXAMPLE/Q/MENU7K2P',
  multimedia: 'HTTPS://QUIETZONE.EXAMPLE/Q/TOUR93XD',
  image: 'HTTPS://QUIETZONE.EXAMPLE/Q/VIEW5B1M',
}

const texts = pageTypes.map((type) => {
  const link = hostedLinks[type]
  const encoded = encodePageContent({ ...samplePageContent(type), ...(link && { link }) })
  if (!encoded.ok) throw new Error(`The sample of ${type} is not valid`)
  return { type, text: encoded.text }
})

/** The default content of every type at every level of error correction. */
export const presetContents = levels.flatMap((level) =>
  texts.map((sample) => ({ level, ...sample })),
)

/** Combines a preset with every entry of `presetContents`. */
export function presetCases(id: PresetId): PresetCase[] {
  return presetContents.map((content) => presetCase(id, content))
}

/**
 * A subset of `presetCases` for formats that draw the same scene again: every type once, every
 * level several times, and a different level of each type in every preset.
 */
export function fewPresetCases(id: PresetId): PresetCase[] {
  const first = presets.findIndex((candidate) => candidate.id === id)
  return texts.map((sample, index) => {
    const level = levels[(first + index) % levels.length] as Level
    return presetCase(id, { level, ...sample })
  })
}

export function presetCase(
  id: PresetId,
  { level, type, text }: (typeof presetContents)[number],
): PresetCase {
  const preset = presets.find((candidate) => candidate.id === id)
  if (!preset) throw new Error(`No preset ${id}`)
  const design = applyPreset({ ...defaultDesign, level }, preset.design)
  const encoded = encodeMatrix(text, encodeOptions(design))
  if (!encoded.ok) throw new Error(`The sample of ${type} is too long for level ${level}`)
  const { matrix } = encoded
  const name = `${id} ${level} ${type}`
  return { name, text, design, matrix, scene: buildScene(matrix, design, { title: name }) }
}
