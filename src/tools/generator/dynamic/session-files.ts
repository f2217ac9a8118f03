import type { FileUse } from '@/codes'
import type { PageType } from '@/qr/content'
import { storedValue } from '@/std/stored-value'
import { readFileUses } from './read-file-uses'

const storedFiles = (type: PageType) =>
  storedValue('sessionStorage', `generator:files:${type}`, readFileUses)

/** Returns the list of files in this tab; undefined if none was stored. */
export function findSessionFiles(type: PageType): FileUse[] | undefined {
  return storedFiles(type).read()
}

export function storeSessionFiles(type: PageType, files: readonly FileUse[] | null): void {
  storedFiles(type).write(files)
}
