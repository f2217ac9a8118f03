'use client'

import { useFormFields } from '@payloadcms/ui'
import { Fragment } from 'react'
import { checkGlossary, listTermUses } from '../../glossary/check-glossary'
import { highlightUses } from '../../glossary/highlight-uses'
import type { DeskLocale } from '../../languages'
import type { TranslationHelp } from '../../memory/help-endpoint'
import { readPlainText } from '../../memory/split-text'
import { useEditedDocument } from '../requests/use-edited-document'
import { useAnswer } from '../requests/use-request'
import { useDeskTexts } from '../use-desk-texts'
import { useTranslationDesk } from '../use-translation-desk'
import { HighlightedTerms } from './highlighted-terms'
import { MatchList } from './match-list'
import styles from './text-help.module.css'
import { type FocusedField, useFocusedField } from './use-focused-field'

/** The terms and the earlier translations of the text that has the focus. */
export function FocusedText() {
  const t = useDeskTexts()
  const { isSaved, locale } = useEditedDocument()
  const { source } = useTranslationDesk()
  const focused = useFocusedField()
  if (!isSaved || locale === source) return null
  return (
    <section aria-label={t('textHelp.title')}>
      <h3>{t('textHelp.title')}</h3>
      {focused ? <FieldHelp key={focused.key} focused={focused} /> : <p>{t('textHelp.hint')}</p>}
    </section>
  )
}

type FieldProps = { focused: FocusedField }

function FieldHelp({ focused }: FieldProps) {
  const t = useDeskTexts()
  const { document, locale } = useEditedDocument()
  const { source } = useTranslationDesk()
  const wish = { document, query: { locale, key: focused.key } }
  const { answer: help, failure, state } = useAnswer('GET /:document/translation-help', wish)

  if (state === 'loading') return <p>{t('textHelp.loading')}</p>
  // Fields without translation have no English text.
  if (failure?.reason === 'gone') return <p>{t('textHelp.hint')}</p>
  if (!help) return <p role="alert">{t('textHelp.failed')}</p>
  return (
    <>
      <h4>{t('textHelp.english')}</h4>
      <p className={styles.text} lang={source}>
        <HighlightedTerms text={help.english} terms={help.terms} />
      </p>
      <Terms help={help} path={focused.path} locale={locale} />
      <MatchList help={help} field={focused.element} locale={locale} />
    </>
  )
}

type TermsProps = { help: TranslationHelp; path: string; locale: DeskLocale }

function Terms({ help, path, locale }: TermsProps) {
  const t = useDeskTexts()
  const value = useFormFields(([fields]) => fields[path]?.value)
  const target = readPlainText(value)
  const glossary = { locale, terms: help.terms }
  const uses = listTermUses(help.english, target, glossary)
  const forbidden = checkGlossary('', target, glossary)
  return (
    <>
      {target && (
        <>
          <h4>{t('textHelp.own')}</h4>
          <p className={styles.text} lang={locale}>
            {highlightUses(target, uses, forbidden).map(({ at, text, use }) => (
              <Fragment key={at}>{use ? <mark data-use={use}>{text}</mark> : text}</Fragment>
            ))}
          </p>
        </>
      )}
      <h4>{t('textHelp.terms')}</h4>
      {uses.length + forbidden.length === 0 && <p>{t('textHelp.noTerms')}</p>}
      <ul aria-live="polite">
        {forbidden.map(({ term, word }) => (
          <li key={`forbidden ${term.id} ${word}`}>
            <mark data-use="forbidden">{word}</mark> {t('textHelp.forbidden')}{' '}
            {term.preferred[0] && <strong>{term.preferred[0]}</strong>}
          </li>
        ))}
        {uses.map(({ term, isUsed }) => (
          <li key={term.id}>
            {term.english} → <strong lang={locale}>{term.preferred.join(', ')}</strong>{' '}
            {target && (
              <span style={{ color: `var(--theme-${isUsed ? 'success' : 'warning'}-600)` }}>
                {isUsed ? `✓ ${t('textHelp.used')}` : t('textHelp.unused')}
              </span>
            )}
            {term.note && <small>{term.note}</small>}
          </li>
        ))}
      </ul>
    </>
  )
}
