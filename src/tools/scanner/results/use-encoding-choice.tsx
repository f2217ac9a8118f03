import { useTranslations } from 'next-intl'
import { type ReactNode, useMemo, useState } from 'react'
import { decodeAsChosen } from '@/qr/decode'
import { EncodingField } from '@/tools/shared/table/encoding-field'
import type { ReadCode } from './read-code'
import { isBinary } from './recognize-code'

/**
 * Lets a person choose another encoding of a code's text; null for text in ASCII, which all
 * encodings share.
 */
export function useEncodingChoice(read: ReadCode): {
  /** The code with its text in the chosen encoding. */
  read: ReadCode
  field: ReactNode
  /** Whether the letters may be wrong. */
  isInDoubt: boolean
} {
  const t = useTranslations('scanner.results')
  const [chosen, choose] = useState<string>()
  const { stretches, encoding, isGuessed } = read.code
  const isInDoubt = isGuessed === true && !isBinary(read.code)
  const shown = useMemo(() => {
    if (chosen === undefined || !stretches) return read
    const text = decodeAsChosen(stretches, chosen)
    return { ...read, code: { ...read.code, text, encoding: chosen } }
  }, [read, stretches, chosen])
  const field = stretches && encoding && (
    <EncodingField
      label={t('details.charset')}
      hint={isGuessed && t('encodingHint')}
      encoding={chosen ?? encoding}
      detected={encoding}
      onChange={choose}
    />
  )
  return { read: shown, field, isInDoubt }
}
