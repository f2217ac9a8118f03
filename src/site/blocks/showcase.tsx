import { markField } from '@/data/mark-field'
import { readLocale } from '@/i18n/read-locale'
import type { ShowcaseBlock } from '@/payload-types'
import { prepareSample } from '@/site/code-pictures/prepare-sample'
import { SampleLink } from '@/site/code-pictures/sample-link'
import { SamplePicture } from '@/site/code-pictures/sample-picture'
import { classNames } from '@/ui/class-names'
import { Section } from './section'

/** Finished codes, each with a link to the editor. */
export async function Showcase({ id, title, lead, items }: ShowcaseBlock) {
  const language = await readLocale()
  // Avoids a last row with a single code.
  const columns = (items?.length ?? 0) % 3 === 1 ? 'lg:grid-cols-4' : 'lg:grid-cols-3'
  return (
    <Section id={id} title={title} lead={lead} wide>
      <ul className={classNames('grid gap-x-8 gap-y-12 sm:grid-cols-2', columns)}>
        {items?.map((item) => (
          <ShowcaseItem key={item.id} section={id} item={item} language={language} />
        ))}
      </ul>
    </Section>
  )
}

type Item = NonNullable<ShowcaseBlock['items']>[number]

async function ShowcaseItem({
  section,
  item,
  language,
}: {
  section: string | null | undefined
  item: Item
  language: string
}) {
  const sample = await prepareSample(item.code, language)
  const mark = (name: string) => markField('blocks', section, 'items', item.id, name)
  return (
    <li className="flex min-w-0 flex-col break-inside-avoid">
      <div className="module-mat relative aspect-square rounded-lg">
        {sample && (
          <SamplePicture
            sample={sample}
            className="absolute inset-[12%] size-[76%] object-contain"
          />
        )}
      </div>
      <h3 className="mt-5 text-subheading" {...mark('title')}>
        {item.title}
      </h3>
      {item.text && (
        <p className="mt-2 text-ink-soft" {...mark('text')}>
          {item.text}
        </p>
      )}
      {sample && (
        <p className="mt-2">
          <SampleLink sample={sample} title={item.title} />
        </p>
      )}
    </li>
  )
}
