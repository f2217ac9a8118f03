'use client'

import { useFormFields, useLocale } from '@payloadcms/ui'
import { useMemo } from 'react'
import { findForbidden, listTermUses } from '../../glossary/check-glossary'
import type { TermGlossary } from '../../glossary/glossary'
import { readProse } from '../../memory/split-text'
import layout from '../layout.module.css'
import { useDeskTexts } from '../use-desk-texts'
import styles from './side-by-side.module.css'

type Props = { english: unknown; path: string; glossary: TermGlossary }

/** The terms of an English text with their translation, and the forbidden words of the field. */
export function FieldTerms({ english, path, glossary }: Props) {
  const t = useDeskTexts()
  const value = useFormFields(([fields]) => fields[path]?.value)
  const { code } = useLocale()
  const source = useMemo(() => readProse(english), [english])
  const { uses, forbidden, isEmpty } = useMemo(() => {
    const target = readProse(value)
    return {
      uses: listTermUses(source, target, glossary),
      forbidden: findForbidden(target, glossary),
      isEmpty: target.trim() === '',
    }
  }, [source, value, glossary])
  if (uses.length + forbidden.length === 0) return null
  return (
    <ul className={`${layout.row} ${styles.used}`} aria-label={t('textHelp.terms')}>
      {forbidden.map(({ term, word }) => (
        <li key={`forbidden ${term.id}`} data-use="forbidden">
          <mark data-use="forbidden">{word}</mark> {t('textHelp.forbidden')}{' '}
          {term.preferred[0] && <strong lang={code}>{term.preferred[0]}</strong>}
        </li>
      ))}
      {uses.map(({ term, isUsed }) => (
        <li key={term.id} {...(!isEmpty && { 'data-use': isUsed ? 'used' : 'unused' })}>
          {term.english} → <strong lang={code}>{term.preferred.join(', ')}</strong>{' '}
          {!isEmpty && <span>{isUsed ? `✓ ${t('textHelp.used')}` : t('textHelp.unused')}</span>}
        </li>
      ))}
    </ul>
  )
}
