import type { Thing } from 'schema-dts'
import { writeJsonLd } from './write-json-ld'

/**
 * Structured data of a page for search engines. The text is an ordinary child: with HTML set as a
 * string, Trusted Types would block the page after a click on a link.
 */
export function StructuredData({ graph }: { graph: readonly Thing[] }) {
  if (graph.length === 0) return null
  return <script type="application/ld+json">{writeJsonLd(graph)}</script>
}
