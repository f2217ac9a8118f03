import type { Locale } from '@/i18n/locales'
import type { Site } from '@/payload-types'
import { type CodeValue, codeValueNames, formatCodeValues } from './code-values'
import { type Condition, conditionNames, conditions } from './conditions'
import { type SettingName, settingNames } from './operator-settings'

export type PlaceholderValues = {
  /** Values by name, without empty ones. */
  texts: ReadonlyMap<string, string>
  fulfilled: ReadonlySet<string>
  /** Labels a placeholder without a value, for editors. If omitted, such texts are left out. */
  mark?: (name: string) => string
}

/** Names that a text can use, except those of conditions. */
export const placeholderNames = [...codeValueNames, ...settingNames] as const satisfies readonly (
  | CodeValue
  | SettingName
)[]

/**
 * Returns the values of all placeholders in a language; `site` contains the settings in that
 * language.
 */
export function collectPlaceholderValues(site: Partial<Site>, locale: Locale): PlaceholderValues {
  const settings = settingNames.flatMap((name): [string, string][] => {
    const value = site[name]?.trim()
    return value ? [[name, value]] : []
  })
  const isFulfilled = (name: Condition) => conditions[name](site)
  return {
    texts: new Map([...formatCodeValues(locale), ...settings]),
    fulfilled: new Set(conditionNames.filter(isFulfilled)),
  }
}
