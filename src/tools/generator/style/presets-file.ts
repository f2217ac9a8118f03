import { hasSameStyle, type PresetDesign, presetDesignSchema } from '@/qr/design'
import * as z from '@/std/zod'
import {
  createPresetId,
  type OwnPreset,
  presetNameMaxLength,
} from '@/tools/shared/recent/own-preset'

const kind = 'quietzone-presets'
const version = 1
const mostPresets = 500

const fileSchema = z.object({
  kind: z.literal(kind),
  version: z.literal(version),
  presets: z.array(z.unknown()),
})
const entrySchema = z.object({
  name: z.string().check(z.trim(), z.minLength(1)),
  design: presetDesignSchema,
})

/** Presets as a readable file. */
export function writePresetsFile(presets: readonly OwnPreset[]): string {
  const entries = presets.map(({ name, design }) => ({ name, design }))
  return `${JSON.stringify({ kind, version, presets: entries }, null, 2)}\n`
}

export type ReadPresets = { fresh: OwnPreset[]; skipped: number }

/**
 * Reads the presets of a file that are not stored yet; one with the same name and style is skipped.
 * Undefined for any other file. Never throws.
 */
export function readPresetsFile(
  text: string,
  known: readonly OwnPreset[],
  nowMs = Date.now(),
): ReadPresets | undefined {
  const file = fileSchema.safeParse(parseJson(text))
  if (!file.success) return undefined
  const fresh: OwnPreset[] = []
  let skipped = 0
  for (const value of file.data.presets.slice(0, mostPresets)) {
    const entry = entrySchema.safeParse(value)
    if (!entry.success) {
      skipped += 1
      continue
    }
    const name = entry.data.name.slice(0, presetNameMaxLength)
    const { design } = entry.data
    if (hasPreset(known, name, design) || hasPreset(fresh, name, design)) continue
    const createdAt = nowMs + fresh.length
    fresh.push({ id: createPresetId(), version: 1, name, createdAt, design })
  }
  return { fresh, skipped: skipped + Math.max(0, file.data.presets.length - mostPresets) }
}

function hasPreset(presets: readonly OwnPreset[], name: string, design: PresetDesign): boolean {
  return presets.some((preset) => preset.name === name && hasSameStyle(preset.design, design))
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
