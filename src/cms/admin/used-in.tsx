import type { UIFieldServerComponent } from 'payload'
import { locales } from '@/i18n/locales'
import { labelFor } from './label'
import { UsesList } from './uses-list'

/** Lists the references to the document, with an option to delete it nevertheless. */
export const UsedIn: UIFieldServerComponent = ({ i18n }) => {
  const say = (key: Parameters<typeof labelFor>[1]) => labelFor(i18n.language, key)
  return (
    <UsesList
      names={Object.fromEntries(locales.map(({ code, name }) => [code, name]))}
      texts={{
        title: say('uses.title'),
        none: say('uses.none'),
        more: say('uses.more'),
        failed: say('uses.failed'),
        deleteAnyway: say('uses.deleteAnyway'),
        deleteTitle: say('uses.deleteTitle'),
        deleteText: say('uses.deleteText'),
      }}
    />
  )
}
