'use client'

import { Pill } from '@payloadcms/ui'
import type {
  ReviewedDocument,
  ReviewedPart,
  ReviewedText,
  TextFault,
} from '../../exchange/review-import'
import type { DeskLocale } from '../../languages'
import layout from '../layout.module.css'
import { formAddress } from '../states/form-address'
import { useDeskTexts } from '../use-desk-texts'
import { useTranslationDesk } from '../use-translation-desk'
import { compareMarkup, type Word } from './compare-markup'
import styles from './import.module.css'

type Props = {
  document: ReviewedDocument
  showsAll: boolean
  isChosen: (key: string) => boolean
  onChoose: (key: string, isChosen: boolean) => void
}

/** Whether a text of a file can be saved. */
export const isSavable = ({ kind }: ReviewedText): boolean =>
  kind === 'added' || kind === 'changed' || kind === 'confirmed'

/** The differences of a document in one language, with the choice of what to save. */
export function ImportReview({ document, showsAll, isChosen, onChoose }: Props) {
  const t = useDeskTexts()
  const { slug, id, locale, title, refusal, unknown } = document
  const { languageOf, pictures } = useTranslationDesk()
  const language = languageOf(locale)?.name
  const shown = document.texts.filter(
    (text) => showsAll || isSavable(text) || text.kind === 'refused',
  )
  if (shown.length === 0 && !refusal && unknown.length === 0) return null
  return (
    <section className={styles.document} aria-label={`${title}, ${language}`}>
      <h2>
        {refusal === 'missingDocument' ? (
          title
        ) : (
          <a href={formAddress(slug, id, locale, null)} target="_blank" rel="noreferrer">
            {title}
          </a>
        )}{' '}
        · {language}
      </h2>
      {refusal && (
        <p role="alert" className={styles.faults}>
          {t(`exchange.refusals.${refusal}`)}
        </p>
      )}
      {slug === pictures && <p>{t('exchange.import.pictures')}</p>}
      {unknown.length > 0 && (
        <p className={styles.faults}>
          {t('exchange.import.unknown')} {unknown.join(', ')}
        </p>
      )}
      {shown.map((text) => (
        <TextReview
          key={text.key}
          {...{ text, locale }}
          isChosen={isChosen(text.key)}
          onChoose={refusal || !isSavable(text) ? undefined : (is) => onChoose(text.key, is)}
        />
      ))}
    </section>
  )
}

function TextReview({
  text,
  locale,
  isChosen,
  onChoose,
}: {
  text: ReviewedText
  locale: DeskLocale
  isChosen: boolean
  onChoose: ((isChosen: boolean) => void) | undefined
}) {
  const t = useDeskTexts()
  const { name, kind, faults, warnings } = text
  const changed = text.parts.filter(
    (part) => part.before !== part.after || part.faults.length > 0 || part.warnings.length > 0,
  )
  const mark = (
    <Pill size="small" pillStyle={kind === 'refused' ? 'error' : 'light'}>
      {t(`exchange.import.kinds.${kind}`)}
    </Pill>
  )
  return (
    <article className={layout.box}>
      {onChoose ? (
        <label className={layout.option}>
          <input
            type="checkbox"
            checked={isChosen}
            onChange={({ target }) => onChoose(target.checked)}
          />
          <span className={layout.hidden}>{t('exchange.import.select')}: </span>
          <strong>{name}</strong> {mark}
        </label>
      ) : (
        <strong>
          {name} {mark}
        </strong>
      )}
      <div className={styles.parts}>
        <Faults faults={faults} />
        <Faults faults={warnings} isWarning />
        {(kind === 'confirmed' ? text.parts : changed).map((part) => (
          <PartReview key={part.id} part={part} locale={locale} />
        ))}
      </div>
    </article>
  )
}

function PartReview({
  part: { source, before, after, faults, warnings },
  locale,
}: {
  part: ReviewedPart
  locale: DeskLocale
}) {
  const t = useDeskTexts()
  const words = compareMarkup(before, after, locale)
  const { source: sourceLanguage, languageOf } = useTranslationDesk()
  const lang = languageOf(locale)?.lang
  return (
    <div className={`${layout.compared} ${styles.part}`}>
      <div>
        <h3>{t('exchange.import.english')}</h3>
        <p lang={sourceLanguage}>
          <Words words={compareMarkup(source, source, sourceLanguage)} />
        </p>
      </div>
      <div>
        <h3>{t('exchange.import.before')}</h3>
        <p lang={lang}>
          <Words words={words.filter(({ change }) => change !== 'added')} />
        </p>
      </div>
      <div>
        <h3>{t('exchange.import.after')}</h3>
        <p lang={lang}>
          <Words words={words.filter(({ change }) => change !== 'removed')} />
        </p>
      </div>
      <Faults faults={faults} />
      <Faults faults={warnings} isWarning />
    </div>
  )
}

function Words({ words }: { words: readonly Word[] }) {
  return words.map((word, index) => {
    const Element = word.change ? elements[word.change] : 'span'
    // A text can contain a word several times.
    const key = `${index} ${word.text}`
    return (
      <Element key={key} className={word.isTag ? styles.tag : undefined}>
        {word.text}
      </Element>
    )
  })
}

const elements = { added: 'ins', removed: 'del' } as const

function Faults({
  faults,
  isWarning = false,
}: {
  faults: readonly TextFault[]
  isWarning?: boolean
}) {
  const t = useDeskTexts()
  if (faults.length === 0) return null
  return (
    <ul className={styles.faults} data-warning={isWarning}>
      {faults.map(({ reason, detail }) => (
        <li key={`${reason} ${detail}`}>
          {t(`exchange.texts.${reason}`)}
          {detail && (
            <>
              {' '}
              <code>{detail}</code>
            </>
          )}
        </li>
      ))}
    </ul>
  )
}
