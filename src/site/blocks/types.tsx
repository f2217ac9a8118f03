import { getTranslations } from 'next-intl/server'
import { getNavigation } from '@/data/get-navigation'
import { readLocale } from '@/i18n/read-locale'
import { paths } from '@/paths'
import type { TypesBlock } from '@/payload-types'
import { codeTypes, editorPages, isHostedType, typeFacts, uploadTypes } from '@/qr/content'
import { ModuleField } from '@/site/art/module-field'
import { Section } from './section'
import { TypeCard } from './type-card'
import { TypeItem } from './type-item'

/** All types of codes with links to their pages, with texts and icons of the menu if it has any. */
export async function Types({ id, title, lead }: TypesBlock) {
  const [locale, t] = await Promise.all([readLocale(), getTranslations('types')])
  const { items } = await getNavigation(locale)
  const types = [...codeTypes, ...uploadTypes].filter(isHostedType)
  const further = editorPages.filter((page) => !isHostedType(page))
  const entries = items.flatMap(({ children }) => children ?? [])
  return (
    <Section id={id} title={title} lead={lead} wide>
      <ul className="grid grid-cols-2 border-line border-t md:grid-cols-3 lg:grid-cols-4">
        {types.map((type) => {
          const entry = entries.find(({ path }) => path === paths.generator(type))
          return (
            <TypeCard
              key={type}
              href={paths.generator(type)}
              label={t(`${type}.label`)}
              description={entry?.description}
              icon={entry?.icon ?? typeFacts[type].icon}
            />
          )
        })}
        {/* Eleven types and one more field are twelve, which fill rows of two, three or four. */}
        <li aria-hidden="true" className="overflow-hidden border-line border-b">
          <ModuleField seed="types" columns={24} rows={14} className="size-full text-line" />
        </li>
      </ul>
      <ul className="mt-6 flex flex-wrap gap-x-6 gap-y-1">
        {further.map((page) => (
          <TypeItem key={page} href={paths.generator(page)} label={t(`${page}.label`)} />
        ))}
      </ul>
    </Section>
  )
}
