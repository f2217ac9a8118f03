import type { ArrayField, Field, FieldAccess, FieldHook, Tab, Validate } from 'payload'
import { richText, text, textarea } from 'payload/shared'
import { isDefaultLocale } from '@/cms/access/is-default-locale'
import { bringBackTexts } from '@/cms/hooks/bring-back-texts'

/**
 * Returns the same fields, where those that are not localised can be changed in English only: in
 * other languages the admin locks them and the server keeps the values of the newest draft. Rows
 * are kept by `retainRows`, so that a list has the same items in all languages; `bringBackTexts` adds the
 * translations of those that come back.
 */
export function protectSharedFields(fields: Field[]): Field[] {
  return fields.map((field) => protect(field, false))
}

function protect(field: Field, isInRow: boolean): Field {
  const protectAll = (fields: Field[], inRow = isInRow) => fields.map((one) => protect(one, inRow))
  switch (field.type) {
    case 'group':
    case 'row':
    case 'collapsible':
      return { ...field, fields: protectAll(field.fields) }
    case 'tabs':
      return {
        ...field,
        tabs: field.tabs.map((tab): Tab => ({ ...tab, fields: protectAll(tab.fields) })),
      }
    case 'array':
      return {
        ...field,
        fields: protectAll(field.fields, true),
        hooks: withRowHooks(field.hooks),
      }
    case 'blocks':
      return {
        ...field,
        blocks: field.blocks.map((block) => ({
          ...block,
          fields: protectAll(block.fields, true),
        })),
        hooks: withRowHooks(field.hooks),
      }
    case 'ui':
    case 'join':
      return field
    default:
      if (!field.localized) return { ...field, access: guarded(field.access) }
      return isInRow ? translatedLater(field) : field
  }
}

const validations = { richText, text, textarea } as unknown as Record<string, Validate>

/** In other languages than English, a row may be empty until it is translated. */
function translatedLater(field: Field): Field {
  if (!('required' in field && field.required)) return field
  const validate = ('validate' in field && field.validate) || validations[field.type]
  if (!validate) return field
  const validateLater: Validate = (value, options) =>
    !value && options.operation === 'update' && !isDefaultLocale(options)
      ? true
      : (validate as Validate)(value, options)
  return { ...field, validate: validateLater } as Field
}

type RowHooks = ArrayField['hooks']
type FieldRules = { create?: FieldAccess; read?: FieldAccess; update?: FieldAccess }

function guarded(access: FieldRules = {}): FieldRules {
  const own = access.update
  const update: FieldAccess = async (args) => isDefaultLocale(args) && (own ? own(args) : true)
  return { ...access, update }
}

function withRowHooks({
  beforeChange = [],
  beforeValidate = [],
  ...hooks
}: RowHooks = {}): RowHooks {
  return {
    ...hooks,
    beforeChange: [...beforeChange, bringBackTexts],
    beforeValidate: [...beforeValidate, retainRows],
  }
}

type Row = { id?: string; blockType?: string; blockName?: string }

/**
 * Which rows a list has and in which order is edited in English. From other languages, the hook
 * accepts only values inside the rows of the newest draft; values that were not sent stay.
 */
const retainRows: FieldHook = ({ operation, overrideAccess, previousValue, req, value }) => {
  if (operation !== 'update' || overrideAccess || isDefaultLocale({ req })) return value
  // Payload removes refused values from the rows that it gets, so these must not be the stored ones.
  const incoming = new Map(copyRows(value).map((row) => [row.id, row]))
  return copyRows(previousValue).map((row) => ({
    ...row,
    ...incoming.get(row.id),
    id: row.id,
    ...(row.blockType && { blockType: row.blockType, blockName: row.blockName }),
  }))
}

function copyRows(value: unknown): Row[] {
  return Array.isArray(value) ? structuredClone(value) : []
}
