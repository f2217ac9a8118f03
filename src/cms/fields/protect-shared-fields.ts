import type { ArrayField, Field, FieldAccess, FieldHook, Tab, Validate } from 'payload'
import { richText, text, textarea } from 'payload/shared'
import { isDefaultLocale } from '@/cms/access/is-default-locale'
import { bringBackTexts } from '@/cms/hooks/bring-back-texts'

/**
 * Restricts changes of fields that are not localized to English: in other languages the admin locks
 * them and the server retains the values of the newest draft. `retainRows` retains the rows, so that a
 * list has the same items in all languages; `bringBackTexts` adds the translations of restored rows.
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

/** Makes a required field optional in rows of other languages until they are translated. */
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
 * Retains the rows of a list and their order, which are edited in English. In other languages, the
 * hook accepts only values inside the rows of the newest draft; omitted values are unchanged.
 */
const retainRows: FieldHook = ({ operation, overrideAccess, previousValue, req, value }) => {
  if (operation !== 'update' || overrideAccess || isDefaultLocale({ req })) return value
  // Payload removes refused values from the rows it receives, so these must be copies of the stored
  // rows.
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
