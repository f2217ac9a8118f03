import { type Finding, type FindingKind, findingKinds, hintKinds } from './finding'

/** The findings of a kind in a language of a document. */
export type FindingGroup = { kind: FindingKind; count: number; details: string[]; path: string }

const shownDetails = 3
const shownLength = 60

/** Groups findings by kind for a checklist, the most urgent first and without hints. */
export function groupFindings(findings: readonly Finding[]): FindingGroup[] {
  return findingKinds.flatMap((kind): FindingGroup[] => {
    const own = findings.filter((one) => one.kind === kind)
    const [first] = own
    if (!first || hintKinds.includes(kind)) return []
    const details = [...new Set(own.map(({ detail }) => shorten(detail)))].slice(0, shownDetails)
    return [{ kind, count: own.length, details, path: first.path }]
  })
}

function shorten(text: string): string {
  const characters = [...text]
  return characters.length > shownLength ? `${characters.slice(0, shownLength).join('')}…` : text
}
