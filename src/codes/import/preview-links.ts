import type { ImportedLink } from './read-link-table'

export type ImportPreview = {
  links: number
  /** Links with a valid address. */
  importable: number
  /** Links whose slug cannot be used; they get a random one. */
  withoutSlug: number
  /** Links that are not imported. */
  refused: readonly ImportedLink[]
  /** The first links, as they will be imported. */
  first: readonly ImportedLink[]
}

const shownLinks = 20

/** Summarizes what an import will do, before anything is created. */
export function previewLinks(links: readonly ImportedLink[]): ImportPreview {
  const importable = links.filter(isImportable)
  return {
    links: links.length,
    importable: importable.length,
    withoutSlug: importable.filter(({ faults }) => faults.some(({ field }) => field === 'slug'))
      .length,
    refused: links.filter((link) => !isImportable(link)),
    first: importable.slice(0, shownLinks),
  }
}

function isImportable({ faults }: ImportedLink): boolean {
  return faults.every(({ field }) => field !== 'url')
}
