import { initI18n } from '@payloadcms/translations'
import { de } from '@payloadcms/translations/languages/de'
import { createClientFields, type Payload } from 'payload'
import { flattenTopLevelFields } from 'payload/shared'
import { beforeAll, expect, it } from 'vitest'
import { startTestPayload } from '@/testing/test-payload'

let payload: Payload
beforeAll(async () => {
  payload = await startTestPayload()
})

/** As `buildColumnState` of @payloadcms/ui prepares the columns of a list. */
it('gives every column a name that a screen reader can read', async () => {
  const { collections, db, i18n: config } = payload.config
  const i18n = await initI18n({
    config: { ...config, supportedLanguages: { de } },
    context: 'client',
    language: 'de',
  })
  const names = collections.flatMap(({ slug, fields }) => {
    const { defaultIDType } = db
    const sent = createClientFields({
      ...{ defaultIDType, fields, i18n },
      importMap: payload.importMap,
    })
    return flattenTopLevelFields(sent, {
      i18n,
      keepPresentationalFields: true,
      moveSubFieldsToTop: true,
    }).map((field) => {
      const label = 'label' in field ? field.label : undefined
      const name = 'labelWithPrefix' in field ? field.labelWithPrefix : label
      return [slug, 'name' in field ? field.name : undefined, name] as const
    })
  })
  expect(names).toContainEqual(['posts', 'title', 'Titel'])
  expect(names.filter(([, , name]) => typeof name === 'object' || name === '')).toEqual([])
})
