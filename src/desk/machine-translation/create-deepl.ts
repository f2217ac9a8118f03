import { z } from 'zod'
import { MachineError, type MachineProvider } from './provider'
import { requestJson } from './request-json'

/** Targets that DeepL knows with a region or script; the others have the language alone. */
const variants = new Set(['EN-GB', 'EN-US', 'ES-419', 'PT-BR', 'PT-PT', 'ZH-HANS', 'ZH-HANT'])

const answerSchema = z.object({ translations: z.array(z.object({ text: z.string() })) })

/** Creates the provider for DeepL, https://developers.deepl.com/api-reference/translate */
export function createDeepl(key: string, address?: string): MachineProvider {
  // Keys of the free plan end like this, and are refused by the host of the others.
  const host = key.endsWith(':fx') ? 'https://api-free.deepl.com' : 'https://api.deepl.com'
  return {
    name: 'DeepL',
    // At most 50 texts, and 128 KiB with the JSON around them.
    limits: { texts: 50, characters: 20_000 },
    async translate(texts, { source, target }, signal) {
      const answer = await requestJson(`${address ?? host}/v2/translate`, {
        headers: { authorization: `DeepL-Auth-Key ${key}` },
        body: {
          text: texts,
          source_lang: baseOf(source),
          target_lang: variants.has(target.toUpperCase()) ? target.toUpperCase() : baseOf(target),
          tag_handling: 'xml',
          // Tags are within sentences.
          outline_detection: false,
          non_splitting_tags: ['g', 'x'],
          ignore_tags: ['x'],
          preserve_formatting: true,
        },
        signal,
      })
      const read = answerSchema.safeParse(answer)
      if (!read.success) throw new MachineError('malformed')
      return read.data.translations.map(({ text }) => text)
    },
  }
}

const baseOf = (tag: string) => (tag.split('-')[0] ?? '').toUpperCase()
