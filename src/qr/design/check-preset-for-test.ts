import { checkDesign } from '@/qr/check/check-design'
import { encodePageContent, samplePageContent } from '@/qr/content/page-content'
import { applyPreset } from './apply-preset'
import { defaultDesign } from './design'
import { type PresetId, presets } from './presets'

/** Small, medium and large symbols. */
export const presetCheckTypes = ['url', 'wifi', 'vcard'] as const

/** Checks a preset with the sample content of a type. */
export async function checkPreset(
  id: PresetId,
  type: (typeof presetCheckTypes)[number],
  engines: Parameters<typeof checkDesign>[1]['engines'],
) {
  const preset = presets.find((candidate) => candidate.id === id)
  const encoded = encodePageContent(samplePageContent(type))
  if (!preset || !encoded.ok) throw new Error(`No preset ${id} or no valid sample of ${type}`)
  const design = applyPreset(defaultDesign, preset.design)
  return checkDesign({ text: encoded.text, design }, { engines })
}
