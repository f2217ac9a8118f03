import Link from 'next/link'
import type { DeskLanguage } from '../../languages'
import { countOpen } from '../../states/count-open'
import type { TranslatedDocument } from '../../states/find-translations'
import type { WorkStep } from '../../states/work-steps'
import type { DeskTexts } from '../../texts'
import { DeskIcon } from '../icon'
import layout from '../layout.module.css'
import { DocumentName } from './document-name'
import { formAddress } from './form-address'
import { LanguageHeaders } from './language-headers'
import type { Kinds } from './list-kinds'
import styles from './overview.module.css'
import { SelectAll, SelectRow } from './selection'
import { StateMark } from './state-mark'
import { StepMark } from './step-mark'

type Props = {
  documents: readonly TranslatedDocument[]
  /** Titles of the documents; those of globals are in the language of the admin. */
  titles: readonly string[]
  kinds: Kinds
  t: DeskTexts
  languages: readonly DeskLanguage[]
}

/** A page of documents with a column for each language. */
export function OverviewTable({ documents, titles, kinds, t, languages }: Props) {
  if (documents.length === 0) return <p role="status">{t('translations.none')}</p>
  return (
    <div className={`${styles.table} ${styles.documents}`}>
      <table>
        <caption className={layout.hidden}>{t('translations.title')}</caption>
        <thead>
          <tr>
            <td>
              <SelectAll label={t('translations.selectAll')} />
            </td>
            <th scope="col">{t('translations.document')}</th>
            <LanguageHeaders languages={languages} />
          </tr>
        </thead>
        <tbody>
          {documents.map(({ entity, id, states, title: english }, at) => {
            const title = titles[at] as string
            return (
              <tr key={`${entity} ${id}`}>
                <td>
                  <SelectRow
                    entity={{ slug: entity, id }}
                    label={`${t('translations.select')}: ${title}`}
                  />
                </td>
                <th scope="row">
                  <DocumentName {...{ kinds, entity, id, title: english }} />
                  {id !== '' && <small>{kinds.get(entity)?.kind ?? entity}</small>}
                </th>
                {languages.map(({ code, name }) => {
                  const own = states.find(({ locale }) => locale === code)
                  return (
                    <td key={code}>{own && <StateLink {...{ entity, id, own, name, t }} />}</td>
                  )
                })}
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

type StateProps = {
  entity: string
  id: string
  own: TranslatedDocument['states'][number]
  name: string
  t: DeskTexts
}

function StateLink({ entity, id, own, name, t }: StateProps) {
  const open = countOpen(own)
  const step = findShownStep(own)
  const labels = [
    t(`translations.states.${own.state}`),
    ...(step ? [t(`workflow.steps.${step}`)] : []),
  ]
  return (
    <Link
      href={formAddress(entity, id, own.locale, own.firstPath)}
      prefetch={false}
      title={`${name}: ${labels.join(', ')}`}
      data-state={own.state}
    >
      <StateMark state={own.state} />
      <span className={styles.state}>
        <span className={layout.hidden}>{name}: </span>
        {t(`translations.states.${own.state}`)}
        {open > 0 && ` (${open})`}
        {step && (
          <small data-step={step}>
            <StepMark step={step} size={11} /> {t(`workflow.steps.${step}`)}
          </small>
        )}
        {own.assignee && (
          <small>
            <span role="img" aria-label={t('translations.assignee')}>
              <DeskIcon name="user-round" size={11} />
            </span>{' '}
            {own.assignee}
          </small>
        )}
      </span>
    </Link>
  )
}

/** The progress of the work, unless it follows from the state: nothing begun, or published. */
function findShownStep({ state, step, assignee }: StateProps['own']): WorkStep | undefined {
  if (!step || (step === 'todo' && !assignee)) return undefined
  return step === 'approved' && state === 'published' ? undefined : step
}
