import { percentDecode } from '@/std/percent-decode'
import { contentSchemaOf } from '../content-schema'
import { defineContent } from '../define-content'
import { rule, textField } from '../field'

const schema = contentSchemaOf('line', {
  lineId: textField({
    required: true,
    maxLength: 40,
    autocomplete: 'off',
    hint: true,
    placeholder: true,
    rules: [rule('lineId', (typed) => /^@?[a-z0-9][a-z0-9._-]{2,29}$/.test(tidy(typed)))],
  }),
})

/**
 * A link that adds a friend in LINE. Official accounts (`@…`) use the documented LINE URL scheme;
 * the ID of a person follows a tilde.
 */
export const line = defineContent({
  schema,
  sample: { type: 'line', lineId: '@quietzone' },
  encode({ lineId }) {
    const id = tidy(lineId)
    return `https://line.me/R/ti/p/${id.startsWith('@') ? `%40${id.slice(1)}` : `~${id}`}`
  },
  title: ({ lineId }) => lineId.trim(),
  lint: () => [],
})

/** Links with a token instead of an ID are parsed by `parseAppLink`. */
export function parseLine(text: string) {
  const [, path = ''] =
    /^https?:\/\/line\.me\/(?:R\/)?ti\/p\/([^/?#]+)(?:[?#].*)?$/i.exec(text.trim()) ?? []
  const id = percentDecode(path)
  if (!/^[~@]/.test(id)) return undefined
  return { type: 'line' as const, lineId: tidy(id.replace(/^~/, '')) }
}

/** LINE IDs are lowercase. */
function tidy(typed: string): string {
  return typed.normalize('NFKC').trim().toLowerCase()
}
