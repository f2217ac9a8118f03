import type { Thing } from './thing'

/** JSON-LD that holds no `<`, and so cannot end the script that it stands in. */
export function writeJsonLd(graph: readonly Thing[]): string {
  return JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll(
    '<',
    '\\u003c',
  )
}
