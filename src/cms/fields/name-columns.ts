import type { Field, Tab } from 'payload'
import { isValues } from '@/desk/documents/row-fields'
import { translateLabel } from '@/desk/documents/translate-label'

/**
 * Replaces the labels of fields with functions, which Payload calls before it sends the fields to
 * the browser. Labels with a text for each language become “[object Object]” in the names of the
 * buttons that sort a list.
 */
export function nameColumns<Part extends Field | Tab>(parts: readonly Part[]): Part[] {
  return parts.map((part) => {
    const texts = 'label' in part ? part.label : undefined
    return {
      ...part,
      ...(isValues(texts) && {
        label: ({ i18n }: { i18n: { language: string } }) => translateLabel(texts, i18n.language),
      }),
      ...('fields' in part && { fields: nameColumns(part.fields) }),
      ...('tabs' in part && { tabs: nameColumns(part.tabs) }),
    } as Part
  })
}
