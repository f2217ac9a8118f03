import { percentDecode } from '@/std/percent-decode'
import { readQuery } from '@/std/read-query'
import type { SplitLink } from './split-link'

/** Finds another address inside a link, to which the link may redirect. */
export function findLinkedHost(
  { path, query, fragment }: SplitLink,
  ownHost: string,
): { parameter: string; host: string } | undefined {
  const pairs = [query, fragment].flatMap((part) => [
    ...readQuery(part.slice(1), { plusIsBlank: true }),
  ])
  for (const [parameter, value] of pairs) {
    const host = findHost(value) ?? findHost(percentDecode(value))
    if (host && host !== ownHost) return { parameter, host }
  }
  const [inPath] = /https?:(?:\/|%2f){1,2}[^/?#.]{1,253}\.[^/?#]+/i.exec(path) ?? []
  const host = inPath && findHost(percentDecode(inPath).replace(/^(https?:)\/(?!\/)/i, '$1//'))
  return host && host !== ownHost ? { parameter: '', host } : undefined
}

function findHost(value: string): string | undefined {
  if (!/^(https?:)?[/\\]{2}[^/\\]/i.test(value.trim())) return undefined
  try {
    return new URL(value.trim(), 'https://a.invalid').hostname || undefined
  } catch {
    return undefined
  }
}
