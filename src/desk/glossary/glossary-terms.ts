import type { CollectionConfig, TextareaField, TextField } from 'payload'
import { desk } from '../options'
import { type DeskKey, deskLabel, deskName } from '../texts'
import { partsOfSpeech, termLimits } from './glossary'

const { length: maxLength, forms: maxForms } = termLimits

/**
 * Terms that translations use, with one set of words per language. The plugin adds the collection unless
 * the project lists it among its own.
 */
export const glossaryTerms: CollectionConfig = {
  slug: 'glossary-terms',
  labels: {
    singular: deskName('collections.glossaryTerms.one'),
    plural: deskName('collections.glossaryTerms.many'),
  },
  admin: {
    useAsTitle: 'term',
    defaultColumns: ['term', 'preferred', 'forbidden', 'partOfSpeech'],
    listSearchableFields: ['term', 'preferred', 'note'],
    enableListViewSelectAPI: true,
    description: deskLabel('glossary.lead'),
  },
  defaultSort: 'term',
  access: {
    read: ({ req }) => desk().access.view({ req }),
    create: ({ req }) => desk().access.edit({ req }),
    update: ({ req }) => desk().access.edit({ req }),
    delete: ({ req }) => desk().access.edit({ req }),
  },
  fields: [
    {
      name: 'term',
      type: 'text',
      label: deskName('glossary.term'),
      required: true,
      unique: true,
      maxLength,
      admin: { description: deskLabel('glossary.termHint') },
    },
    {
      ...localized('preferred', 'glossary.preferred', 'glossary.preferredHint'),
      type: 'text',
      maxLength,
    } satisfies TextField,
    listOfWords('allowed', 'glossary.allowed', 'glossary.allowedHint'),
    listOfWords('forbidden', 'glossary.forbidden', 'glossary.forbiddenHint'),
    {
      ...localized('note', 'glossary.note', 'glossary.noteHint'),
      type: 'textarea',
      maxLength: termLimits.note,
    } satisfies TextareaField,
    {
      name: 'partOfSpeech',
      type: 'select',
      label: deskName('glossary.partOfSpeech'),
      required: true,
      defaultValue: 'noun',
      options: partsOfSpeech.map((value) => ({
        value,
        label: deskLabel(`glossary.parts.${value}`),
      })),
      admin: { position: 'sidebar' },
    },
    {
      name: 'isCaseSensitive',
      type: 'checkbox',
      label: deskName('glossary.isCaseSensitive'),
      defaultValue: false,
      admin: { position: 'sidebar', description: deskLabel('glossary.isCaseSensitiveHint') },
    },
  ],
}

function localized(name: string, label: DeskKey, hint: DeskKey) {
  return {
    name,
    label: deskName(label),
    localized: true as const,
    admin: { description: deskLabel(hint) },
  }
}

function listOfWords(name: string, label: DeskKey, hint: DeskKey): TextField {
  const { admin, ...field } = localized(name, label, hint)
  return {
    ...field,
    type: 'text',
    hasMany: true,
    maxLength,
    maxRows: maxForms,
    admin: {
      ...admin,
      components: { Cell: '@/desk/admin/glossary/words-cell#WordsCell' },
    },
  }
}
