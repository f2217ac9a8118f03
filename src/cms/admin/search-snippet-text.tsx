'use client'

import { useFormFields } from '@payloadcms/ui'
import { fillText } from '@/cms/placeholders/fill-text'
import type { Locale } from '@/i18n/locales'
import { cutText, measureText, recommendedColumns } from './text-length'
import { useTexts } from './use-texts'

type Props = {
  locale: Locale
  siteName: string
  siteDescription: string
  siteAddress: string
  /** Path of the page, with `{slug}` in place of its name. */
  path: string
  values: { texts: [string, string][]; fulfilled: string[] }
}

/** Fields that the site uses for the search result of a page without texts for search engines. */
const titleFields = ['meta.title', 'hero.title', 'title']
const descriptionFields = ['meta.description', 'hero.lead', 'excerpt']

export function SearchSnippetText(props: Props) {
  const t = useTexts()
  const { locale, path, siteAddress, siteDescription, siteName } = props
  const read = (name: string) =>
    // biome-ignore lint/correctness/useHookAtTopLevel: the names are constants
    useFormFields(([fields]) => (fields[name]?.value as string | undefined)?.trim() ?? '')
  const titles = titleFields.map(read)
  const descriptions = descriptionFields.map(read)
  const slug = read('slug')
  const values = { texts: new Map(props.values.texts), fulfilled: new Set(props.values.fulfilled) }
  const fill = (text: string) => fillText(text, values) ?? ''
  const title = fill(titles.find(Boolean) ?? '')
  const description = fill(descriptions.find(Boolean) ?? '') || siteDescription
  const { host, pathname } = new URL(siteAddress + path.replace('{slug}', slug || '…'))
  const trail = [host, ...decodeURI(pathname).split('/').filter(Boolean)].join(' › ')
  const fullTitle = title ? `${title} – ${siteName}` : siteName
  return (
    <div className="field-type" style={{ maxWidth: '44rem' }}>
      <Length name={t('snippet.titleLength')} {...measureText(title, 'title', locale)} />
      <Length
        name={t('snippet.descriptionLength')}
        {...measureText(description, 'description', locale)}
      />
      <figure style={{ margin: 0, marginBlockStart: '1rem' }}>
        <figcaption className="field-label">{t('snippet.label')}</figcaption>
        <div
          lang={locale}
          style={{
            border: '1px solid var(--theme-elevation-150)',
            borderRadius: 'var(--style-radius-m)',
            overflowWrap: 'anywhere',
            padding: '1rem',
          }}
        >
          <div style={{ color: 'var(--theme-elevation-600)' }}>{trail}</div>
          <div style={{ fontSize: '1.25rem', lineHeight: 1.3, marginBlock: '0.25rem' }}>
            {cutText(fullTitle, recommendedColumns.title.max)}
          </div>
          <div>{cutText(description, recommendedColumns.description.max)}</div>
        </div>
      </figure>
    </div>
  )
}

type LengthProps = ReturnType<typeof measureText> & { name: string }

function Length({ name, length, min, max, verdict }: LengthProps) {
  const t = useTexts()
  const color = verdict === 'good' ? 'var(--theme-success-600)' : 'var(--theme-warning-600)'
  return (
    <p style={{ margin: 0 }}>
      {name}: <strong>{length}</strong> ({min}–{max}){' '}
      <span style={{ color }}>{t(`snippet.${verdict}`)}</span>
    </p>
  )
}
