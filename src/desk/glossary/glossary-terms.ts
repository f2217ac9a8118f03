import type { CollectionConfig, TextField } from 'payload'
import { isEditor } from '@/cms/access/is-editor'
import { isStaff } from '@/cms/access/is-staff'
import { collectionLabels, type LabelKey, label } from '@/cms/admin/label'
import { localizedText, localizedTextarea } from '@/cms/fields/localized-text'
import { partsOfSpeech, termLimits } from './glossary'

const { length: maxLength, forms: maxForms } = termLimits

/** Terms that translations use, with one set of words per language. */
export const glossaryTerms: CollectionConfig = {
  slug: 'glossary-terms',
  labels: collectionLabels('collections.glossaryTerms'),
  admin: {
    group: label('groups.frame'),
    useAsTitle: 'term',
    defaultColumns: ['term', 'preferred', 'forbidden', 'partOfSpeech'],
    listSearchableFields: ['term', 'preferred', 'note'],
    enableListViewSelectAPI: true,
    description: label('glossary.lead'),
  },
  defaultSort: 'term',
  access: { read: isStaff, create: isEditor, update: isEditor, delete: isEditor },
  fields: [
    {
      name: 'term',
      type: 'text',
      label: label('glossary.term'),
      required: true,
      unique: true,
      maxLength,
      admin: { description: label('glossary.termHint') },
    },
    {
      ...localizedText('preferred', 'glossary.preferred', { hint: 'glossary.preferredHint' }),
      maxLength,
    },
    listOfWords('allowed', 'glossary.allowed', 'glossary.allowedHint'),
    listOfWords('forbidden', 'glossary.forbidden', 'glossary.forbiddenHint'),
    {
      ...localizedTextarea('note', 'glossary.note', { hint: 'glossary.noteHint' }),
      maxLength: termLimits.note,
    },
    {
      name: 'partOfSpeech',
      type: 'select',
      label: label('glossary.partOfSpeech'),
      required: true,
      defaultValue: 'noun',
      options: partsOfSpeech.map((value) => ({ value, label: label(`glossary.parts.${value}`) })),
      admin: { position: 'sidebar' },
    },
    {
      name: 'isCaseSensitive',
      type: 'checkbox',
      label: label('glossary.isCaseSensitive'),
      defaultValue: false,
      admin: { position: 'sidebar', description: label('glossary.isCaseSensitiveHint') },
    },
  ],
}

function listOfWords(name: string, labelKey: LabelKey, hint: LabelKey): TextField {
  return {
    name,
    type: 'text',
    hasMany: true,
    localized: true,
    maxLength,
    maxRows: maxForms,
    label: label(labelKey),
    admin: {
      description: label(hint),
      components: { Cell: '@/desk/admin/glossary/words-cell#WordsCell' },
    },
  }
}
