import type { Field, FieldAccess, Tab } from 'payload'
import { isNotTranslator } from '@/cms/access/is-not-translator'
import { keepRows } from '@/cms/hooks/keep-rows'

/**
 * The same fields, where translators can change the localised ones only. Rows stay as they are for
 * them (`keepRows`), so that a list has the same items in all languages.
 */
export function protectSharedFields(fields: Field[]): Field[] {
  return fields.map(protect)
}

function protect(field: Field): Field {
  switch (field.type) {
    case 'group':
    case 'row':
    case 'collapsible':
      return { ...field, fields: protectSharedFields(field.fields) }
    case 'tabs':
      return {
        ...field,
        tabs: field.tabs.map((tab): Tab => ({ ...tab, fields: protectSharedFields(tab.fields) })),
      }
    case 'array':
      return {
        ...field,
        fields: protectSharedFields(field.fields),
        hooks: withKeptRows(field.hooks),
      }
    case 'blocks':
      return {
        ...field,
        blocks: field.blocks.map((block) => ({
          ...block,
          fields: protectSharedFields(block.fields),
        })),
        hooks: withKeptRows(field.hooks),
      }
    case 'ui':
    case 'join':
      return field
    default:
      return field.localized ? field : { ...field, access: guarded(field.access) }
  }
}

type FieldRules = { create?: FieldAccess; read?: FieldAccess; update?: FieldAccess }

function guarded(access: FieldRules = {}): FieldRules {
  const own = access.update
  const update: FieldAccess = async (args) => isNotTranslator(args) && (own ? own(args) : true)
  return { ...access, update }
}

function withKeptRows<Hooks extends { beforeValidate?: unknown[] }>(hooks?: Hooks) {
  return { ...hooks, beforeValidate: [...(hooks?.beforeValidate ?? []), keepRows] } as Hooks
}
