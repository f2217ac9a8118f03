import { labelFor } from '@/cms/admin/label'
import { type CodeValue, codeValueNames } from './code-values'
import { type Condition, conditionNames } from './conditions'
import { type SettingName, settingNames } from './operator-settings'

/** Returns the label of a placeholder in the language of the admin; the name of an unknown one. */
export function namePlaceholder(name: string, language: string): string {
  if (isOf(settingNames, name)) return labelFor(language, `fields.${name}`)
  if (isOf(conditionNames, name)) {
    const condition = labelFor(language, `placeholders.${name}`)
    return `${labelFor(language, 'placeholders.condition')} ${condition}`
  }
  if (isOf(codeValueNames, name)) return labelFor(language, `placeholders.${name}`)
  return `${labelFor(language, 'emptySettings.unknown')}: ${name}`
}

function isOf<Name extends SettingName | Condition | CodeValue>(
  names: readonly Name[],
  name: string,
): name is Name {
  return names.some((one) => one === name)
}
