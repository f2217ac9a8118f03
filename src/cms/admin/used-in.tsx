import type { UIFieldServerComponent } from 'payload'
import { locales } from '@/i18n/locales'
import { labelFor } from './label'
import { UsesList } from './uses-list'

/** Lists the references to the document, with an option to delete it or move it to the trash nevertheless. */
export const UsedIn: UIFieldServerComponent = ({ i18n }) => {
  const translate = (key: Parameters<typeof labelFor>[1]) => labelFor(i18n.language, key)
  return (
    <UsesList
      names={Object.fromEntries(locales.map(({ code, name }) => [code, name]))}
      texts={{
        title: translate('uses.title'),
        none: translate('uses.none'),
        more: translate('uses.more'),
        failed: translate('uses.failed'),
        deleteAnyway: translate('uses.deleteAnyway'),
        deleteTitle: translate('uses.deleteTitle'),
        deleteText: translate('uses.deleteText'),
        trashText: translate('uses.trashText'),
      }}
    />
  )
}
