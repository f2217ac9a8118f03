import { isPageType, type PageType, pageTypes, typeFacts } from './content-types'
import type { TypeFacts } from './type-facts'

/**
 * Uses of a type with a page of their own (`/review`): the editor is that of the type, the texts are
 * about the use. Messages of a use have its name as their key, as those of types.
 */
const uses = {
  social: { type: 'url', icon: 'users' },
  review: { type: 'url', icon: 'sparkles' },
  app: { type: 'url', icon: 'smartphone' },
  'wifi-poster': { type: 'wifi', icon: 'printer' },
} as const satisfies Record<string, { type: PageType; icon: TypeFacts['icon'] }>

export type ContentUse = keyof typeof uses
export const contentUses = Object.keys(uses) as readonly ContentUse[]

/** A page of the editor, named by the last segment of its address. */
export type EditorPage = PageType | ContentUse
export const editorPages: readonly EditorPage[] = [...pageTypes, ...contentUses]

function isContentUse(value: unknown): value is ContentUse {
  return typeof value === 'string' && Object.hasOwn(uses, value)
}

export function isEditorPage(value: unknown): value is EditorPage {
  return isPageType(value) || isContentUse(value)
}

/** Returns the type whose form a page has. */
export function typeOfPage(page: EditorPage): PageType {
  return isContentUse(page) ? uses[page].type : page
}

/** Returns the name of an icon in `ui/icon/icon-names`. */
export function pageIcon(page: EditorPage) {
  return isContentUse(page) ? uses[page].icon : typeFacts[page].icon
}
