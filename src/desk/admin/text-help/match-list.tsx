'use client'

import { Button } from '@payloadcms/ui'
import { useEffect, useEffectEvent } from 'react'
import type { TranslationHelp } from '../../memory/help-endpoint'
import { useDeskTexts } from '../use-desk-texts'
import { useTranslationDesk } from '../use-translation-desk'
import { acceptsText, insertText } from './insert-text'
import styles from './text-help.module.css'

type Props = {
  help: TranslationHelp
  /** The field that gets a translation. */
  field: HTMLElement
  locale: string
}

/** Translations with a key of their own. */
const maxShortcuts = 9

/** Published translations of equal and similar which a click or a key inserts. */
export function MatchList({ help, field, locale }: Props) {
  const t = useDeskTexts()
  const { source: sourceLanguage } = useTranslationDesk()
  const matches = help.segments.flatMap(({ source, matches: own }) =>
    own.map((match) => ({ ...match, wanted: source })),
  )
  const canInsert = acceptsText(field)

  function insert(index: number) {
    const match = matches[index]
    if (match) insertText(field, match.target, match.wanted === help.english)
  }
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { altKey, shiftKey, ctrlKey, metaKey, code } = event
    const [, digit] = /^Digit([1-9])$/.exec(code) ?? []
    if (!digit || !altKey || !shiftKey || ctrlKey || metaKey || !canInsert) return
    if (document.activeElement !== field || !matches[Number(digit) - 1]) return
    event.preventDefault()
    insert(Number(digit) - 1)
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event)
    // Before the rich text editor, which would type the character of the key.
    window.addEventListener('keydown', listen, { capture: true })
    return () => window.removeEventListener('keydown', listen, { capture: true })
  }, [])

  return (
    <>
      <h4>{t('textHelp.matches')}</h4>
      {matches.length === 0 && <p>{t('textHelp.noMatches')}</p>}
      {matches.length > 0 && canInsert && <small>{t('textHelp.shortcut')}</small>}
      <ol>
        {matches.map(({ source, target, score, wanted }, index) => (
          <li key={`${wanted} ${target}`} className={styles.match}>
            <strong title={t('textHelp.similarity')}>{score} %</strong>{' '}
            <span lang={locale}>{target}</span>
            {source !== help.english && <small lang={sourceLanguage}>{source}</small>}
            {canInsert && (
              <Button
                buttonStyle="secondary"
                size="small"
                aria-label={`${t('textHelp.insert')}: ${target}`}
                extraButtonProps={
                  index < maxShortcuts ? { 'aria-keyshortcuts': `Alt+Shift+${index + 1}` } : {}
                }
                onClick={() => insert(index)}
              >
                {t('textHelp.insert')}
                {index < maxShortcuts && ` (${index + 1})`}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </>
  )
}
