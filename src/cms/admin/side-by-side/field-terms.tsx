'use client'

import { useFormFields, useLocale } from '@payloadcms/ui'
import { useMemo } from 'react'
import { findForbidden, listTermUses } from '@/cms/glossary/check-glossary'
import type { TermGlossary } from '@/cms/glossary/glossary'
import { readPlainText } from '@/cms/memory/split-text'
import layout from '../layout.module.css'
import styles from './side-by-side.module.css'
import type { SideBySideTexts } from './side-by-side-texts'

type Props = { english: unknown; path: string; glossary: TermGlossary; texts: SideBySideTexts }

/** The terms of an English text with their translation, and the forbidden words of the field. */
export function FieldTerms({ english, path, glossary, texts }: Props) {
  const value = useFormFields(([fields]) => fields[path]?.value)
  const { code } = useLocale()
  const source = useMemo(() => readPlainText(english), [english])
  const { uses, forbidden, isEmpty } = useMemo(() => {
    const target = readPlainText(value)
    return {
      uses: listTermUses(source, target, glossary),
      forbidden: findForbidden(target, glossary),
      isEmpty: target.trim() === '',
    }
  }, [source, value, glossary])
  if (uses.length + forbidden.length === 0) return null
  return (
    <ul className={`${layout.row} ${styles.used}`} aria-label={texts.terms}>
      {forbidden.map(({ term, word }) => (
        <li key={`forbidden ${term.id}`} data-use="forbidden">
          <mark data-use="forbidden">{word}</mark> {texts.forbidden}{' '}
          {term.preferred[0] && <strong lang={code}>{term.preferred[0]}</strong>}
        </li>
      ))}
      {uses.map(({ term, isUsed }) => (
        <li key={term.id} {...(!isEmpty && { 'data-use': isUsed ? 'used' : 'unused' })}>
          {term.english} → <strong lang={code}>{term.preferred.join(', ')}</strong>{' '}
          {!isEmpty && <span>{isUsed ? `✓ ${texts.used}` : texts.unused}</span>}
        </li>
      ))}
    </ul>
  )
}
