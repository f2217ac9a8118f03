import { setImmediate as nextTask } from 'node:timers/promises'
import { sql } from '@payloadcms/db-postgres'
import type { PayloadRequest } from 'payload'
import { labelTrail } from '../documents/all-locales'
import { connectionOf } from '../documents/connection-of'
import type { Entity } from '../documents/entity'
import { inRequestTransaction } from '../documents/in-transaction'
import { type AcceptedText, applyImport } from '../exchange/apply-import'
import { type ExchangedDocument, findExchangeDocument } from '../exchange/find-document'
import { listBlockTexts } from '../exchange/list-block-texts'
import { isOlder } from '../exchange/list-exchange-units'
import { loadTermCheck } from '../exchange/load-term-check'
import { unitId } from '../exchange/original-path'
import { type PreparedPart, type PreparedText, prepareTranslation } from '../exchange/prepare-text'
import type { TextFault } from '../exchange/review-import'
import { type Inline, listInlineCodes, plainText } from '../formats/inline'
import { findTerms } from '../glossary/find-terms'
import { isAmbiguous } from '../glossary/glossary'
import { readGlossary } from '../glossary/read-glossary'
import { type DeskLocale, languageOf, sourceLocale } from '../languages'
import type { SourceUnit } from '../states/compute-states'
import { hashText, isFilled } from '../states/list-units'
import { markMachineMade } from './mark-machine-made'
import type { FindFixedTexts } from './protect-text'
import type { MachineProvider } from './provider'
import { translateTexts } from './translate-texts'

/** Of one step. The admin takes as many as are needed. */
const stepLimits = { units: 40, characters: 8_000 }
/** A longer text, which is a step of its own, is left to people. */
const maxCharacters = 60_000

/** A text that was not translated, or deserves attention. */
export type MachineIssue = {
  key: string
  /** Labels of the field and its parents. */
  name: string
  isSaved: boolean
  reason: TextFault['reason'] | 'tags' | 'unchanged'
  detail?: string
}

export type MachineStep = {
  /** Keys of the texts that need no further step. */
  done: string[]
  /** Number of texts that were saved as a draft. */
  saved: number
  issues: MachineIssue[]
  /** Why nothing could be saved. */
  refusal?: 'missingDocument' | 'notAllowed'
  message?: string
}

type Wish = {
  locale: DeskLocale
  /** Keys of texts; those that need no translation are left as they are. */
  keys: readonly string[]
  provider: MachineProvider
  signal: AbortSignal
}

/** A text to translate, with the parts that are known already. */
type Task = {
  unit: SourceUnit
  prepared: PreparedText
  known: ReadonlyMap<string, Inline[]>
}

type NamedText = AcceptedText & { name: string }

/**
 * Translates empty and outdated texts of a document, as many as one step allows, and saves them as a
 * draft in which they are marked. The service is asked outside of any transaction; what has changed
 * meanwhile is not overwritten.
 *
 * @throws (rejects with) MachineError
 */
export async function translateDocument(
  entity: Entity,
  { locale, keys, provider, signal }: Wish,
  req: PayloadRequest,
): Promise<MachineStep> {
  const nothing = { done: [...keys], saved: 0, issues: [] }
  const document = await findExchangeDocument(entity, req)
  if (!document) return { ...nothing, refusal: 'missingDocument' }
  if (!(await document.target.maySaveDraft(locale))) return { ...nothing, refusal: 'notAllowed' }
  const { chosen, left, issues } = await chooseUnits(document, locale, keys, req.i18n.language)
  const tasks = await prepareTasks(chosen, document, locale, req)
  const accepted: NamedText[] = []
  const findFixed = await loadFixedTerms(locale, req)
  const findFaults = await loadTermCheck(locale, req)
  const options = { provider, findFixed, signal, source: sourceLocale(), target: tagOf(locale) }
  for (const { task, targets } of await translateTasks(tasks, options)) {
    await nextTask()
    const { unit, prepared } = task
    const issue = { key: unit.key, name: labelTrail(unit.trail, req.i18n.language) }
    if (!targets) {
      issues.push({ ...issue, isSaved: false, reason: 'tags' })
      continue
    }
    accepted.push({ ...toAccepted(task, targets, locale), name: issue.name })
    for (const { id, source } of prepared.parts)
      for (const fault of findFaults(plainText(source), plainText(targets.get(id) ?? [])))
        issues.push({ ...issue, isSaved: true, ...fault })
  }
  const saved = accepted.length > 0 ? await save(document, locale, accepted, req) : undefined
  const unsaved = new Set(saved?.issues.map(({ key }) => key))
  return {
    done: keys.filter((key) => !left.has(key)),
    saved: saved?.keys.size ?? 0,
    issues: [...issues.filter(({ key }) => !unsaved.has(key)), ...(saved?.issues ?? [])],
    ...(saved?.message !== undefined && { message: saved.message }),
  }
}

/** The script where it tells languages apart, otherwise the region. */
function tagOf(locale: DeskLocale): string {
  const { iso, lang } = languageOf(locale)
  return lang.includes('-') ? lang : iso
}

async function chooseUnits(
  { units, known }: ExchangedDocument,
  locale: DeskLocale,
  keys: readonly string[],
  language: string,
) {
  const wanted = new Set(keys)
  const chosen: SourceUnit[] = []
  const left = new Set<string>()
  const issues: MachineIssue[] = []
  let characters = 0
  for (const unit of units) {
    const translation = unit.texts[locale]
    const isOpen = !isFilled(translation) || isOlder(unit, known[locale]?.[unit.key], translation)
    if (!wanted.has(unit.key) || !isOpen) continue
    // Other requests run between the texts, which a document can make long.
    await nextTask()
    const isFull = chosen.length === stepLimits.units || characters >= stepLimits.characters
    const own = isFull ? 0 : countCharacters(unit)
    if (own > maxCharacters)
      issues.push({
        ...{ key: unit.key, name: labelTrail(unit.trail, language), isSaved: false },
        ...{ reason: 'tooLong', detail: `> ${maxCharacters}` },
      })
    else if (isFull || (chosen.length > 0 && characters + own > stepLimits.characters))
      left.add(unit.key)
    else {
      chosen.push(unit)
      characters += own
    }
  }
  return { chosen, left, issues }
}

const countCharacters = ({ field, english }: SourceUnit) =>
  prepareTranslation(field, english, null, listBlockTexts).parts.reduce(
    (sum, { source }) => sum + plainText(source).length,
    0,
  )

async function prepareTasks(
  units: readonly SourceUnit[],
  { entity, known }: ExchangedDocument,
  locale: DeskLocale,
  req: PayloadRequest,
): Promise<Task[]> {
  const connection = await connectionOf(req)
  const { rows } = await connection.execute(sql`
    select hash, value from translation_sources
    where entity = ${entity.slug} and document_id = ${entity.id}`)
  const earlier = new Map(rows.map(({ hash, value }) => [hash, value]))
  const tasks: Task[] = []
  for (const unit of units) {
    await nextTask()
    const translation = unit.texts[locale]
    const prepared = prepareTranslation(unit.field, unit.english, translation, listBlockTexts)
    const before = earlier.get(known[locale]?.[unit.key]?.[1])
    const kept = isFilled(translation) && before ? listKept(unit, before, translation) : new Map()
    const own = prepared.parts.flatMap((part): [string, Inline[]][] => {
      if (isCode(unit, part)) return [[part.id, part.source]]
      const target = kept.get(signatureOf(part))
      return target ? [[part.id, target]] : []
    })
    tasks.push({ unit, prepared, known: new Map(own) })
  }
  return tasks
}

/** Lists the translations of paragraphs that a change of English has not touched. */
function listKept({ field }: SourceUnit, before: unknown, translation: unknown) {
  const { parts } = prepareTranslation(field, before, translation, listBlockTexts)
  return new Map(
    parts.flatMap((part): [string, Inline[]][] => {
      const { target } = part
      const isKept = target && listInlineCodes(target).every((id) => !isOfTarget(id))
      return isKept ? [[signatureOf(part), target]] : []
    }),
  )
}

/** Codes that only a translation has. */
const isOfTarget = (id: string) => id.startsWith('t')

const signatureOf = ({ source, codes }: PreparedPart) =>
  JSON.stringify([source, codes.flatMap(({ id, start }) => (isOfTarget(id) ? [] : [[id, start]]))])

/** The content of a QR code, which has a form of its own. */
const isCode = ({ field }: SourceUnit, { container, fieldPath }: PreparedPart): boolean =>
  fieldPath === undefined
    ? field.name === 'fields'
    : container === 'codes' && fieldPath.endsWith('.fields')

async function translateTasks(
  tasks: readonly Task[],
  options: Parameters<typeof translateTexts>[1],
): Promise<{ task: Task; targets: ReadonlyMap<string, Inline[]> | undefined }[]> {
  const open = tasks.flatMap(({ prepared, known }) =>
    prepared.parts.filter(({ id, isTranslatable }) => isTranslatable && !known.has(id)),
  )
  const answers = await translateTexts(
    open.map(({ source, codes }) => ({
      content: source,
      isLiteral: (id) => codes.some((code) => code.id === id && code.isLiteral),
    })),
    options,
  )
  const translated = new Map(open.map((part, index) => [part, answers[index]]))
  return tasks.map((task) => {
    const targets = new Map(task.known)
    for (const part of task.prepared.parts) {
      if (!translated.has(part)) continue
      const target = translated.get(part)
      if (!target) return { task, targets: undefined }
      targets.set(part.id, target)
    }
    return { task, targets }
  })
}

/** Not `translated`: that would confirm an old translation which the machine repeats. */
function toAccepted(
  { unit, prepared }: Task,
  targets: ReadonlyMap<string, Inline[]>,
  locale: DeskLocale,
): AcceptedText {
  const sourceHash = unit.hash ?? ''
  const translation = unit.texts[locale]
  const targetHash = isFilled(translation) ? hashText(translation) : ''
  const units = prepared.parts.map(({ id, source }) => ({
    ...{ id: unitId(unit.key, id), name: '', source, state: 'initial' as const },
    ...{ target: targets.get(id) ?? source, sourceHash, targetHash },
  }))
  return { key: unit.key, sourceHash, targetHash, units }
}

async function save(
  { entity }: ExchangedDocument,
  locale: DeskLocale,
  accepted: readonly NamedText[],
  req: PayloadRequest,
): Promise<{ keys: ReadonlySet<string>; issues: MachineIssue[]; message?: string }> {
  return inRequestTransaction(req, async () => {
    const { refused, refusal, message } = await applyImport(
      entity,
      locale,
      accepted,
      req,
      'machineTranslated',
    )
    const issues = refused.map(({ key, name, faults, parts }): MachineIssue => {
      const [fault] = [...faults, ...parts.flatMap((part) => part.faults)]
      return { key, name, isSaved: false, ...(fault ?? { reason: 'incomplete' }) }
    })
    const none = new Set<string>()
    if (message !== undefined) return { keys: none, issues, message }
    if (refusal) return { keys: none, issues }
    const others = new Set(issues.map(({ key }) => key))
    const own = accepted.filter(({ key }) => !others.has(key))
    const before = new Map(own.map(({ key, targetHash }) => [key, targetHash]))
    const keys = await markMachineMade(entity, locale, before, req)
    const same = own.filter(({ key }) => !keys.has(key))
    const isSame = same.map(({ key, name }): MachineIssue => {
      return { key, name, isSaved: false, reason: 'unchanged' }
    })
    return { keys, issues: [...issues, ...isSame] }
  })
}

/** Other words are inflected in the translation, so that they are checked afterwards only. */
const fixedParts: ReadonlySet<string> = new Set(['name', 'noun', 'phrase'])

/** Finds the terms of a text whose word in the language the glossary requires. */
async function loadFixedTerms(
  locale: DeskLocale,
  { payload }: PayloadRequest,
): Promise<FindFixedTexts> {
  const { terms } = await readGlossary(payload, locale)
  return (text) =>
    findTerms(text, terms).flatMap(({ term, start, end }) => {
      const [word] = term.preferred
      const isFixed = fixedParts.has(term.partOfSpeech) && !isAmbiguous(term)
      if (!word || !isFixed) return []
      const isCapital = /^\p{Lu}/u.test(text.slice(start)) && /^\p{Ll}/u.test(term.english)
      const replacement = isCapital
        ? word.charAt(0).toLocaleUpperCase(locale) + word.slice(1)
        : word
      return [{ start, end, replacement }]
    })
}
