import type { ImportedLink } from './read-link-table'

export type ImportPreview = {
  links: number
  /** Links with a valid address. */
  importable: number
  /** Links whose slug cannot be used; they get a random one. */
  withoutSlug: number
  /** Links whose id cannot be used; they get none. */
  withoutId: number
  /** The names of all folders, and whether some links have a date. */
  folders: readonly string[]
  hasDates: boolean
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
    withoutSlug: countFaults(importable, 'slug'),
    withoutId: countFaults(importable, 'externalId'),
    folders: [...new Set(importable.flatMap(({ folder }) => folder ?? []))],
    hasDates: importable.some(({ createdAt }) => createdAt !== undefined),
    refused: links.filter((link) => !isImportable(link)),
    first: importable.slice(0, shownLinks),
  }
}

function countFaults(links: readonly ImportedLink[], field: 'slug' | 'externalId'): number {
  return links.filter(({ faults }) => faults.some((fault) => fault.field === field)).length
}

function isImportable({ faults }: ImportedLink): boolean {
  return faults.every(({ field }) => field !== 'url')
}
