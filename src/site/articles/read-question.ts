import { oneLine } from '@/std/one-line'
import { replaceLoneSurrogates } from '@/std/replace-lone-surrogates'

export type SearchParams = Record<string, string | string[] | undefined>

/**
 * Reads the search query and the number of the result page. Removes NUL, which the database
 * rejects.
 */
export function readQuestion({ q, page }: SearchParams): { question: string; page: number } {
  const question = oneLine(replaceLoneSurrogates(first(q)).replaceAll('\0', ''))
  const number = /^\d{1,3}$/.test(first(page)) ? Number(first(page)) : 1
  return { question, page: Math.max(1, number) }
}

function first(value: string | string[] | undefined): string {
  return [value].flat()[0] ?? ''
}
