import {
  type CollectionConfig,
  type Config,
  deepMergeSimple,
  type Endpoint,
  type Field,
  type GlobalConfig,
  type Plugin,
  type Tab,
} from 'payload'
import { translationField } from './admin/states/translation-field'
import { textHelpField } from './admin/text-help/text-help-field'
import type { ClientDesk } from './admin/use-translation-desk'
import { exchangeEndpoints } from './exchange/endpoints'
import { glossaryExchangeEndpoints } from './exchange/glossary/endpoints'
import { memoryEndpoints } from './exchange/memory/endpoints'
import { glossaryEndpoint } from './glossary/glossary-endpoint'
import { glossaryTerms } from './glossary/glossary-terms'
import {
  type DeskLanguage,
  type DeskLocale,
  listLanguages,
  setLanguages,
  sourceLocale,
} from './languages'
import { machineEndpoints } from './machine-translation/endpoints'
import { translationHelp } from './memory/help-endpoint'
import { type DeskMessages, deskMessages } from './messages'
import { type DeskOptions, desk, setOptions } from './options'
import { payloadRoutes } from './routes'
import { bulkEndpoints } from './states/bulk/endpoints'
import { translationEndpoints } from './states/endpoints'
import { collectionTranslation, globalTranslation } from './states/hooks'
import { listedStatesEndpoint } from './states/listed-states-endpoint'
import { overviewEndpoints } from './states/overview/endpoints'
import { createTables } from './tables'

/**
 * Adds the translation desk to Payload: the state of each language of a document, the source text beside
 * each field, a glossary, a memory, and files for translators. See the README of this folder.
 */
export function translationDesk(options: DeskOptions): Plugin {
  return (config) => {
    for (const name of ['admin', 'api'] as const)
      if ((config.routes?.[name] ?? payloadRoutes[name]) !== payloadRoutes[name])
        throw new Error(`The translation desk expects Payload's route ${payloadRoutes[name]}`)
    setOptions(options)
    const { defaultLocale } = localizationOf(config)
    setLanguages(options.locales ?? languagesOf(config), defaultLocale as DeskLocale, options.name)
    const { collections = [], globals = [] } = config
    const hasGlossary = collections.some(({ slug }) => slug === glossaryTerms.slug)
    return {
      ...config,
      admin: extendAdmin(config.admin),
      collections: [
        ...collections.map((one) =>
          options.collections.includes(one.slug) ? collection(one) : one,
        ),
        ...(hasGlossary ? [] : [glossaryTerms]),
      ],
      globals: globals.map((one) => (options.globals?.includes(one.slug) ? global(one) : one)),
      endpoints: [
        ...(config.endpoints ?? []),
        listedStatesEndpoint,
        ...overviewEndpoints,
        ...bulkEndpoints,
        ...exchangeEndpoints,
        glossaryEndpoint,
        ...glossaryExchangeEndpoints,
        ...memoryEndpoints,
      ],
      i18n: { ...config.i18n, translations: addTexts(config.i18n) },
      onInit: async (payload) => {
        if (options.createTables !== false) await createTables(payload)
        await config.onInit?.(payload)
      },
    }
  }
}

function localizationOf({ localization }: Config) {
  if (!localization) throw new Error('The translation desk needs localization')
  return localization
}

/** The languages of Payload's config, with their codes as tags. */
function languagesOf(config: Config): DeskLanguage[] {
  return localizationOf(config).locales.map((locale) => {
    const { code, label } = typeof locale === 'string' ? { code: locale, label: locale } : locale
    const name = typeof label === 'string' ? label : (label[code] ?? code)
    return { code: code as DeskLocale, name, lang: code, iso: code }
  })
}

function extendAdmin(admin: Config['admin']): Config['admin'] {
  const client: ClientDesk = {
    languages: listLanguages(),
    source: sourceLocale(),
    pictures: desk().pictures,
  }
  return {
    ...admin,
    custom: { ...admin?.custom, translationDesk: client },
    components: {
      ...admin?.components,
      views: {
        ...admin?.components?.views,
        importTranslations: {
          Component: '@/desk/admin/exchange/import-view#ImportView',
          path: '/import-translations',
        },
        translations: {
          Component: '@/desk/admin/states/overview#TranslationOverview',
          path: '/translations',
        },
      },
    },
  }
}

/**
 * The desk's texts are in a namespace of Payload's translations, in English for further languages of the
 * admin; those of the project replace them.
 */
function addTexts(i18n: Config['i18n']) {
  const all: Record<string, DeskMessages> = deskMessages
  const languages = new Set([...Object.keys(all), ...Object.keys(i18n?.supportedLanguages ?? {})])
  const texts = Object.fromEntries(
    [...languages].map((language) => [language, { admin: all[language] ?? deskMessages.en }]),
  )
  return deepMergeSimple(texts, i18n?.translations ?? {}) as NonNullable<
    Config['i18n']
  >['translations']
}

const controls = [
  '@/desk/admin/states/focus-field#FocusField',
  '@/desk/admin/side-by-side/side-by-side-bar#SideBySideBar',
]

/** Adds the controls above a form, unless the project has put them among its own. */
function addControls<Component>(own: readonly Component[] = []): (Component | string)[] {
  return [...own, ...controls.filter((control) => !own.includes(control as Component))]
}

function collection(config: CollectionConfig): CollectionConfig {
  const { admin, hooks } = config
  const { components } = admin ?? {}
  const beforeDocumentControls = addControls(components?.edit?.beforeDocumentControls)
  return {
    ...config,
    admin: {
      ...admin,
      components: { ...components, edit: { ...components?.edit, beforeDocumentControls } },
    },
    custom: { ...config.custom, hasTranslations: true },
    endpoints: [
      ...listOf(config.endpoints),
      ...translationEndpoints.collection,
      ...machineEndpoints.collection,
      translationHelp.collection,
    ],
    fields: addPanels(config.fields),
    hooks: {
      ...hooks,
      beforeOperation: [...(hooks?.beforeOperation ?? []), collectionTranslation.beforeOperation],
      // Hooks of the project can rely on the states.
      afterChange: [collectionTranslation.afterChange, ...(hooks?.afterChange ?? [])],
      afterDelete: [...(hooks?.afterDelete ?? []), collectionTranslation.afterDelete],
    },
  }
}

function global(config: GlobalConfig): GlobalConfig {
  const { admin, hooks } = config
  const { components } = admin ?? {}
  const beforeDocumentControls = addControls(components?.elements?.beforeDocumentControls)
  return {
    ...config,
    admin: {
      ...admin,
      components: { ...components, elements: { ...components?.elements, beforeDocumentControls } },
    },
    custom: { ...config.custom, hasTranslations: true },
    endpoints: [
      ...listOf(config.endpoints),
      ...translationEndpoints.global,
      ...machineEndpoints.global,
      translationHelp.global,
    ],
    fields: addPanels(config.fields),
    hooks: {
      ...hooks,
      afterChange: [globalTranslation.afterChange, ...(hooks?.afterChange ?? [])],
    },
  }
}

const listOf = (endpoints: false | Omit<Endpoint, 'root'>[] | undefined) => endpoints || []

/** Adds the panels after those with which the sidebar begins, and the source beside localized fields. */
function addPanels(fields: Field[]): Field[] {
  const start = fields.findIndex(({ type }) => type !== 'ui')
  const at = start === -1 ? fields.length : start
  const shown = fields.map(showSource)
  return [...shown.slice(0, at), translationField, textHelpField(), ...shown.slice(at)]
}

/** Shows the source text next to a localized field in the forms of other languages. */
function showSource(field: Field): Field {
  if (field.type === 'tabs')
    return {
      ...field,
      tabs: field.tabs.map((tab): Tab => ({ ...tab, fields: tab.fields.map(showSource) })),
    }
  if (field.type === 'blocks')
    return {
      ...field,
      blocks: field.blocks.map((block) => ({ ...block, fields: block.fields.map(showSource) })),
    }
  if ('fields' in field) return { ...field, fields: field.fields.map(showSource) } as Field
  if (!('localized' in field && field.localized)) return field
  const { admin = {} } = field
  const components = 'components' in admin ? admin.components : {}
  const Description = '@/desk/admin/side-by-side/english-text#EnglishText'
  return { ...field, admin: { ...admin, components: { ...components, Description } } } as Field
}
