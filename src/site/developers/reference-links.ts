import { type DeveloperPage, paths } from '@/paths'

/** A page of the documentation; undefined is its start page. */
export type ReferencePage = DeveloperPage | undefined

export function pathOf(page: ReferencePage): string {
  return page === undefined ? paths.developers : paths.developerPage(page)
}

export const objectAnchor = (name: string) => `object-${name}`

/** Writes a link to an object, for `LinkedText` on `page`. */
export function writeObjectLink(name: string, on: ReferencePage, page: ReferencePage): string {
  return page === on ? `{${name}}` : `{${on}/${name}}`
}
