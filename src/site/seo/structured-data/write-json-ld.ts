import type { Graph, Thing } from 'schema-dts'

/** Formats JSON-LD without `<`, so that it cannot end the script that contains it. */
export function writeJsonLd(graph: readonly Thing[]): string {
  const data: Graph = { '@context': 'https://schema.org', '@graph': graph }
  return JSON.stringify(data).replaceAll('<', '\\u003c')
}
