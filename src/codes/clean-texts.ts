import { replaceLoneSurrogates } from '@/std/replace-lone-surrogates'

/** PostgreSQL keeps neither U+0000 nor halves of surrogate pairs in JSON. */
export function cleanTexts<Value>(value: Value): Value {
  if (typeof value === 'string') return replaceLoneSurrogates(value).replaceAll('\0', '') as Value
  if (Array.isArray(value)) return value.map(cleanTexts) as Value
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([name, part]) => [cleanTexts(name), cleanTexts(part)])
  return Object.fromEntries(entries)
}
