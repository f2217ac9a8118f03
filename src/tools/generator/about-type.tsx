import { getTranslations } from 'next-intl/server'
import type { Locale } from '@/i18n/locales'
import type { EditorPage } from '@/qr/content'

/** Short texts have two points. All keys are typed as one that every type has. */
const listPointKeys = (page: EditorPage) =>
  ['one', 'two', 'three'].map((name) => `${page}.points.${name}` as 'text.points.one')

/** Text below the tool: the uses of the type, and how phones handle it. */
export async function AboutType({ locale, page }: { locale: Locale; page: EditorPage }) {
  const t = await getTranslations({ locale, namespace: 'types' })
  return (
    <section className="page-frame grid gap-x-12 gap-y-10 py-14 md:py-20 lg:grid-cols-12">
      <p className="max-w-[36ch] text-balance font-display text-heading tracking-tight lg:col-span-5">
        {t(`${page}.lead`)}
      </p>
      <div className="lg:col-span-7">
        <h2 className="text-subheading">{t('about.heading')}</h2>
        <ul className="mt-4 border-line border-b">
          {listPointKeys(page)
            .filter((key) => t.has(key))
            .map((key) => (
              <li key={key} className="flex gap-4 border-line border-t py-4">
                <span aria-hidden="true" className="mt-[0.5em] size-2 shrink-0 bg-accent" />
                <p className="max-w-prose">{t(key)}</p>
              </li>
            ))}
        </ul>
        <p className="mt-4 max-w-prose text-ink-faint text-xs">{t('about.source')}</p>
      </div>
    </section>
  )
}
