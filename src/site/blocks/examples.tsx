import { markField } from '@/data/mark-field'
import { readLocale } from '@/i18n/read-locale'
import type { ExamplesBlock } from '@/payload-types'
import { SceneView } from '@/site/art/scenes/scene-view'
import { prepareSample } from '@/site/code-pictures/prepare-sample'
import { SampleLink } from '@/site/code-pictures/sample-link'
import { SamplePicture } from '@/site/code-pictures/sample-picture'
import { Section } from './section'

/** Codes in use: each is part of a drawn object and opens in the editor. */
export async function Examples({ id, title, lead, items }: ExamplesBlock) {
  const language = await readLocale()
  return (
    <Section id={id} title={title} lead={lead} wide>
      <ul className="grid gap-x-10 gap-y-14 md:grid-cols-2">
        {items?.map((item) => (
          <Example key={item.id} section={id} item={item} language={language} />
        ))}
      </ul>
    </Section>
  )
}

type Item = NonNullable<ExamplesBlock['items']>[number]

async function Example({
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
    <li className="min-w-0 break-inside-avoid">
      <SceneView scene={item.scene}>
        {sample && <SamplePicture sample={sample} className="size-full object-contain" />}
      </SceneView>
      <h3 className="mt-6 text-subheading" {...mark('title')}>
        {item.title}
      </h3>
      {item.text && (
        <p className="mt-2 max-w-[56ch] text-ink-soft" {...mark('text')}>
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
