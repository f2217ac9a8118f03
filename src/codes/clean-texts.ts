import { replaceLoneSurrogates } from '@/std/replace-lone-surrogates'

/**
 * Replaces lone surrogates and removes U+0000 in all texts, because PostgreSQL cannot store them in
 * JSON.
 */
export function cleanTexts<Value>(value: Value): Value {
  if (typeof value === 'string') return replaceLoneSurrogates(value).replaceAll('\0', '') as Value
  if (Array.isArray(value)) return value.map(cleanTexts) as Value
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, part]) => [cleanTexts(name), cleanTexts(part)])
  return Object.fromEntries(entries)
}
