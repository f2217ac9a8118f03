import { isPageType } from '@/qr/content/content-types'
import { blankPageContent, encodePageContent, type PageDraft } from '@/qr/content/page-content'
import { parseContentAs } from '@/qr/content/parse-content'
import { pickFields } from '@/qr/content/pick-fields'
import type { FoundCode } from '@/qr/decode/code-found'
import { recogniseCode } from '../results/recognise-code'

export type ChosenDraft =
  | {
      kind: 'draft'
      draft: PageDraft
      /** What the code of the draft says. */
      text: string
      /** Whether that is what the code that was read says, letter by letter. */
      isSame: boolean
      /** The text as it is, where a form would write it again. */
      asText: PageDraft | null
    }
  /** Bytes that are no text, which no form takes. */
  | { kind: 'binary' }
  | { kind: 'empty' }

type Readable = Pick<FoundCode, 'text' | 'bytes' | 'format'>

/**
 * The form in which a code that was read can be edited: that of its type, or of its text as it is
 * where its type has no form, or the form would lose what the text says.
 */
export function chooseDraft(code: Readable): ChosenDraft {
  const understood = recogniseCode(code, '')
  if (understood.type === 'binary' || understood.type === 'empty') return { kind: understood.type }
  const { text } = code
  const plain = makeDraft('text', { text })
  const link = parseContentAs('url', text)
  const known = isPageType(understood.type)
    ? makeDraft(understood.type, understood)
    : link && makeDraft('url', link)
  const encoded = known && encodePageContent(known)
  if (!known || !encoded?.ok || (known.type === 'url' && encoded.text !== text)) {
    return { kind: 'draft', draft: plain, text, isSame: true, asText: null }
  }
  const isSame = encoded.text === text
  return { kind: 'draft', draft: known, text: encoded.text, isSame, asText: isSame ? null : plain }
}

function makeDraft(type: PageDraft['type'], content: object): PageDraft {
  return { ...blankPageContent(type), ...pickFields(type, content), type }
}
