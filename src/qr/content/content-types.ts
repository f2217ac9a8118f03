import { contentFacts } from './content-facts'
import type { TypeFacts } from './type-facts'

type Facts = (typeof contentFacts)[number]
type PageFacts = Extract<Facts, { page: object }>

export type ContentType = Facts['type']
/** Types with a page (`/wifi`) and an editor. */
export type PageType = PageFacts['type']
/** Types of dynamic codes, whose content a hosted page can show. */
export type HostedType = Exclude<PageFacts, { page: { isStatic: true } }>['type']
/** Types whose content is files on a hosted page, since no code can carry a file. */
export type UploadType = Extract<Facts, { group: 'file' }>['type']
/** Types with a page whose content goes into the code itself. */
export type CodeType = Exclude<PageType, UploadType>

export const typeFacts = Object.fromEntries(contentFacts.map((facts) => [facts.type, facts])) as {
  readonly [Type in ContentType]: Extract<Facts, { type: Type }>
}

/** The facts of a type without its literal types, for reading optional ones. */
export function factsOf(type: ContentType): TypeFacts {
  return typeFacts[type]
}

/** All types of content. */
export const contentTypes: readonly ContentType[] = [...contentFacts]
  .sort((a, b) => a.order - b.order)
  .map(({ type }) => type)

/** The types with a page, in the order of the menus. */
export const pageTypes: readonly PageType[] = contentTypes.filter(isPageType)

/** The types of dynamic codes, in the same order. */
export const hostedTypes: readonly HostedType[] = pageTypes.filter(isHostedType)

const editorTypes = [...pageTypes].sort((a, b) => typeFacts[a].page.order - typeFacts[b].page.order)

/** These two in the order of the editor's list. */
export const codeTypes: readonly CodeType[] = editorTypes.filter((type) => !isUploadType(type))
export const uploadTypes: readonly UploadType[] = editorTypes.filter(isUploadType)

export function isContentType(value: unknown): value is ContentType {
  return typeof value === 'string' && Object.hasOwn(typeFacts, value)
}

export function isPageType(value: unknown): value is PageType {
  return isContentType(value) && 'page' in typeFacts[value]
}

export function isHostedType(value: unknown): value is HostedType {
  return isPageType(value) && !('isStatic' in typeFacts[value].page)
}

export function isUploadType(value: unknown): value is UploadType {
  return isContentType(value) && typeFacts[value].group === 'file'
}
