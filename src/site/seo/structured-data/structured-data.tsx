import type { Thing } from 'schema-dts'
import { writeJsonLd } from './write-json-ld'

/**
 * What search engines are told about a page. The text is a child as any other, since a page that
 * sets HTML could not be shown by a click on a link: Trusted Types would forbid it.
 */
export function StructuredData({ graph }: { graph: readonly Thing[] }) {
  if (graph.length === 0) return null
  return <script type="application/ld+json">{writeJsonLd(graph)}</script>
}
