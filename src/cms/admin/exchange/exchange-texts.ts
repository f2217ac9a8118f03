import { type LabelKey, labelFor } from '@/cms/admin/label'

const exportKeys = [
  'action',
  'csv',
  'done',
  'everything',
  'format',
  'languages',
  'lead',
  'noLanguage',
  'nothing',
  'running',
  'scope',
  'submit',
  'withPictures',
  'work',
  'xliff',
] as const
export type ExportTexts = Record<(typeof exportKeys)[number] | 'failed' | 'stop', string>

/** Returns the texts of the export in the language of the admin. */
export const exportTexts = (language: string): ExportTexts => ({
  ...pick(language, exportKeys, (key) => `exchange.export.${key}`),
  failed: labelFor(language, 'exchange.import.failed'),
  stop: labelFor(language, 'translations.bulk.stop'),
})

const importKeys = [
  'after',
  'another',
  'apply',
  'applying',
  'before',
  'choose',
  'confirmed',
  'drop',
  'english',
  'failed',
  'lead',
  'none',
  'notSaved',
  'pictures',
  'reading',
  'result',
  'saved',
  'select',
  'selected',
  'showAll',
  'title',
  'unknown',
] as const
const kinds = ['added', 'changed', 'confirmed', 'refused', 'same', 'untranslated'] as const
const refusals = ['missingDocument', 'notAllowed'] as const
const fileFaults = [
  'archive',
  'busy',
  'damagedArchive',
  'documentType',
  'empty',
  'encoding',
  'language',
  'longText',
  'malformed',
  'missingColumns',
  'notExchange',
  'strayQuote',
  'tooLarge',
  'tooMany',
  'tooSlow',
  'unclosedQuote',
  'version',
] as const
const textFaults = [
  'brokenTags',
  'changedMeanwhile',
  'changedTag',
  'conflict',
  'forbiddenTerm',
  'incomplete',
  'missingTag',
  'omittedTag',
  'repeatedTag',
  'sameAsEnglish',
  'stale',
  'tooLong',
  'unknownTag',
  'unusedTerm',
] as const

export type ImportTexts = Record<(typeof importKeys)[number], string> & {
  kinds: Record<(typeof kinds)[number], string>
  refusals: Record<(typeof refusals)[number], string>
  fileFaults: Record<(typeof fileFaults)[number], string>
  textFaults: Record<(typeof textFaults)[number], string>
}

/** Returns the texts of the import in the language of the admin. */
export const importTexts = (language: string): ImportTexts => ({
  ...pick(language, importKeys, (key) => `exchange.import.${key}`),
  kinds: pick(language, kinds, (key) => `exchange.import.kinds.${key}`),
  refusals: pick(language, refusals, (key) => `exchange.refusals.${key}`),
  fileFaults: pick(language, fileFaults, (key) => `exchange.faults.${key}`),
  textFaults: pick(language, textFaults, (key) => `exchange.texts.${key}`),
})

function pick<Key extends string>(
  language: string,
  keys: readonly Key[],
  toLabel: (key: Key) => LabelKey,
): Record<Key, string> {
  const texts = keys.map((key) => [key, labelFor(language, toLabel(key))])
  return Object.fromEntries(texts) as Record<Key, string>
}
