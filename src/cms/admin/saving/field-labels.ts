import { getTranslation, type I18nClient } from '@payloadcms/translations'
import type { ClientField } from 'payload'

/** Returns the labels of the values of a document by their paths, such as `hero.title`. */
export function listFieldLabels(
  fields: readonly ClientField[],
  i18n: I18nClient,
  prefix = '',
): Record<string, string> {
  const translate = (label: unknown, name: string) =>
    label ? String(getTranslation(label as Parameters<typeof getTranslation>[0], i18n)) : name
  const entries = fields.flatMap((field): [string, string][] => {
    const children = field.type === 'tabs' ? field.tabs : []
    const own = 'name' in field && field.name && field.type !== 'ui' ? [field] : []
    const isGroup = field.type === 'group' || own.length === 0
    return [
      ...own.map(({ name, ...rest }): [string, string] => [
        prefix + name,
        translate('label' in rest && rest.label, name),
      ]),
      ...(isGroup && 'fields' in field ? listNested(own[0]?.name, field.fields) : []),
      ...children.flatMap((tab): [string, string][] => {
        const name = 'name' in tab ? tab.name : undefined
        return [
          ...(name ? [[prefix + name, translate(tab.label, name)] as [string, string]] : []),
          ...listNested(name, tab.fields),
        ]
      }),
    ]
  })
  return Object.fromEntries(entries)

  function listNested(name: string | undefined, nested: readonly ClientField[]) {
    return Object.entries(listFieldLabels(nested, i18n, name ? `${prefix}${name}.` : prefix))
  }
}
