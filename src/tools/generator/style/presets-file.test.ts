import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pickPreset, presets } from '@/qr/design'
import { anyDesign } from '@/qr/design/design-for-test'
import {
  type OwnPreset,
  ownPresetSchema,
  presetNameMaxLength,
} from '@/tools/shared/recent/own-preset'
import { readPresetsFile, writePresetsFile } from './presets-file'

const anyName = fc
  .string({ minLength: 1, maxLength: presetNameMaxLength })
  .map((name) => name.trim())
  .filter((name) => name.length > 0)
const anyPresets = fc
  .array(fc.record({ name: anyName, design: anyDesign.map(pickPreset) }), { maxLength: 5 })
  .map((list) =>
    list.map(
      (preset, index): OwnPreset => ({ ...preset, id: `id${index}`, version: 1, createdAt: index }),
    ),
  )

const told = ({ name, design }: OwnPreset) => ({ name, design })

describe('a file of presets', () => {
  it('brings back every preset on another device', () => {
    fc.assert(
      fc.property(anyPresets, (stored) => {
        const read = readPresetsFile(writePresetsFile(stored), [], 1000)
        expect(read?.skipped).toBe(0)
        // Duplicates are merged.
        const unique = [...new Map(stored.map((one) => [JSON.stringify(told(one)), one])).values()]
        expect(read?.fresh.map(told)).toEqual(unique.map(told))
        for (const preset of read?.fresh ?? []) {
          expect(ownPresetSchema.parse(preset)).toEqual(preset)
        }
        expect(new Set(read?.fresh.map(({ id }) => id)).size).toBe(read?.fresh.length)
      }),
    )
  })

  it('adds nothing that is there already', () => {
    fc.assert(
      fc.property(anyPresets, (stored) => {
        expect(readPresetsFile(writePresetsFile(stored), stored)).toEqual({ fresh: [], skipped: 0 })
      }),
    )
  })

  it('skips what it cannot read, and takes the rest', () => {
    const [first, second] = presets
    const file = {
      kind: 'quietzone-presets',
      version: 1,
      presets: [
        { name: 'Good', design: first.design },
        { name: '', design: first.design },
        { name: 'Broken', design: { ...second.design, modules: { shape: 'skull' } } },
        null,
        { name: 'x'.repeat(200), design: second.design },
      ],
    }
    const read = readPresetsFile(JSON.stringify(file), [])
    expect(read?.skipped).toBe(3)
    expect(read?.fresh.map(({ name }) => name.length)).toEqual([4, presetNameMaxLength])
  })

  it.each(['', 'null', '[]', '{"kind":"quietzone-codes","version":1,"presets":[]}', '\u0000PNG'])(
    'is not %j',
    (text) => {
      expect(readPresetsFile(text, [])).toBeUndefined()
    },
  )

  it('never throws, whatever it holds', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        readPresetsFile(text, [])
        readPresetsFile(`{"kind":"quietzone-presets","version":1,"presets":[${text}]}`, [])
      }),
    )
  })
})
