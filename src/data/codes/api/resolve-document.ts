import type { CodeDocument } from '@/codes'
import type { Locale } from '@/i18n/locales'
import { ApiProblem } from './api-problem'
import type { CodeEditInput, NewCodeInput } from './schemas'

type Shorthand = Pick<NewCodeInput, 'url' | 'type' | 'fields' | 'document' | 'locale'>

/** A document as requested, and the pointer in the request of a pointer in the document. */
export type RequestedDocument = { value: unknown; pointerInBody: (pointer: string) => string }

/** Returns the document of a new code, which may be written as its `url` or its `fields`. */
export function resolveDocument({
  url,
  type,
  fields,
  document,
  locale = 'en',
}: Shorthand): RequestedDocument {
  refuseUnlessOne({ url, fields, document })
  if (document !== undefined) {
    if (type !== undefined) throw refuse('/type', 'A document contains its own type')
    return { value: document, pointerInBody: withinDocument }
  }
  if (url !== undefined && type !== undefined && type !== 'url')
    throw refuse('/type', 'Codes of this type have “fields” instead of “url”')
  const value = {
    type: type ?? 'url',
    languages: { [locale]: { fields: fields ?? { url } } },
  }
  return { value, pointerInBody: pointerOfShorthand(locale, url !== undefined) }
}

/** Returns the document of a code with changes written as its `url` or some of its `fields`. */
export function resolveEditedDocument(
  current: CodeDocument,
  { url, fields, document }: Pick<CodeEditInput, 'url' | 'fields' | 'document'>,
): RequestedDocument | undefined {
  if (url === undefined && fields === undefined && document === undefined) return undefined
  refuseUnlessOne({ url, fields, document })
  if (document !== undefined) return { value: document, pointerInBody: withinDocument }
  if (url !== undefined && current.type !== 'url')
    throw refuse('/url', 'Codes of this type have “fields” instead of “url”')
  if (fields !== undefined && (typeof fields !== 'object' || fields === null))
    throw refuse('/fields', 'Expected an object')
  const { mainLocale, languages } = current
  const version = languages[mainLocale]
  const changed = { ...version, fields: { ...version?.fields, ...(fields ?? { url }) } }
  return {
    value: { ...current, languages: { ...languages, [mainLocale]: changed } },
    pointerInBody: pointerOfShorthand(mainLocale, url !== undefined),
  }
}

const withinDocument = (pointer: string) => `/document${pointer}`

/** Converts pointers to fields of a language to members of the request's own `url` or `fields`. */
function pointerOfShorthand(locale: Locale, isUrl: boolean) {
  const at = `/languages/${locale}`
  return (pointer: string) => {
    if (!pointer.startsWith(`${at}/fields`)) return pointer
    return isUrl ? '/url' : pointer.slice(at.length)
  }
}

/** Refuses a request with several contents or none, which would leave open what is meant. */
function refuseUnlessOne(contents: Readonly<Record<string, unknown>>): void {
  const present = Object.keys(contents).filter((name) => contents[name] !== undefined)
  if (present.length === 1) return
  const names = Object.keys(contents)
    .map((name) => `“${name}”`)
    .join(', ')
  throw present.length === 0
    ? refuse('/url', `One of ${names} is required`, 'codes.document.required')
    : refuse(`/${present[1]}`, `Send only one of ${names}`)
}

function refuse(pointer: string, detail: string, key = 'codes.document.invalid'): ApiProblem {
  return new ApiProblem('invalid', { detail, errors: [{ pointer, key, detail }] })
}
