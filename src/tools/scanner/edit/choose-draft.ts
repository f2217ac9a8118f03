import {
  blankPageContent,
  encodePageContent,
  isPageType,
  type PageDraft,
  parseContentAs,
  pickFields,
} from '@/qr/content'
import type { FoundCode } from '@/qr/decode'
import { recognizeCode } from '../results/recognize-code'

export type ChosenDraft =
  | {
      kind: 'draft'
      draft: PageDraft
      /** The text that the draft is encoded as. */
      text: string
      /** Whether `text` equals the scanned text exactly. */
      isSame: boolean
      /** The exact text as a draft, if the form would change it. */
      asText: PageDraft | null
    }
  /** Bytes that are not text, for which there is no form. */
  | { kind: 'binary' }
  | { kind: 'empty' }

type Readable = Pick<FoundCode, 'text' | 'bytes' | 'format'>

/**
 * Chooses the form for editing a scanned code: that of its type, or plain text if its type has no
 * form or the form would lose information.
 */
export function chooseDraft(code: Readable): ChosenDraft {
  const understood = recognizeCode(code, '')
  if (understood.type === 'binary' || understood.type === 'empty') return { kind: understood.type }
  const { text } = code
  const plain = makeDraft('text', { text })
  const link = parseContentAs('url', text)
  const typed = isPageType(understood.type)
    ? makeDraft(understood.type, understood)
    : link && makeDraft('url', link)
  const encoded = typed && encodePageContent(typed)
  if (!typed || !encoded?.ok || (typed.type === 'url' && encoded.text !== text)) {
    return { kind: 'draft', draft: plain, text, isSame: true, asText: null }
  }
  const isSame = encoded.text === text
  return { kind: 'draft', draft: typed, text: encoded.text, isSame, asText: isSame ? null : plain }
}

function makeDraft(type: PageDraft['type'], content: object): PageDraft {
  return { ...blankPageContent(type), ...pickFields(type, content), type }
}
