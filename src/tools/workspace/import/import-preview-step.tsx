import { useFormatter, useTranslations } from 'next-intl'
import { useState } from 'react'
import type { ImportedLink, ImportFault } from '@/codes'
import { EncodingField } from '@/tools/shared/table/encoding-field'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { Notice } from '@/ui/notice'
import { noPlace, PlaceFields } from '../add/place-fields'
import { ColumnMapping } from './column-mapping'
import type { ReadImport } from './read-import'
import type { ImportOptions } from './run-import'

const shownRefused = 20
const shownFolders = 8

/** What an import will do: its first links, the rows that are left out, and its options. */
export function ImportPreviewStep({
  read: { source, links, preview, headings, columns, encoding, readAgain },
  onRead,
  onBack,
  onImport,
}: {
  read: ReadImport
  onRead: (read: ReadImport) => void
  onBack: () => void
  onImport: (links: readonly ImportedLink[], options: Omit<ImportOptions, 'locale'>) => void
}) {
  const t = useTranslations('workspace.import')
  const [place, setPlace] = useState(noPlace)
  const hasSlugs = links.some(({ slug }) => slug !== undefined)
  const [withSlugs, setWithSlugs] = useState(true)
  const [withFolders, setWithFolders] = useState(true)
  const { refused, first, importable, withoutSlug, withoutId, folders, hasDates } = preview
  const format = useFormatter()
  const change = async (reading: Parameters<typeof readAgain>[0]) => {
    const read = await readAgain(reading)
    if (typeof read !== 'string') onRead(read)
  }
  const importLinks = () => {
    const leftOut = new Set(refused)
    onImport(
      links.filter((link) => !leftOut.has(link)),
      { ...place, withSlugs, withFolders },
    )
  }
  return (
    <div className="flex flex-col gap-5">
      <p role="status" className="text-sm">
        {t('found', { count: importable, source: t(`sources.${source}`) })}
      </p>
      {encoding && (
        <EncodingField
          label={t('encoding')}
          encoding={encoding}
          onChange={(chosen) => void change({ encoding: chosen })}
        />
      )}
      {headings.length > 0 && (
        <ColumnMapping
          headings={headings}
          columns={columns}
          onChange={(chosen) => void change({ columns: chosen })}
        />
      )}
      {first.length > 0 && (
        <LinkTableView links={first} withSlugs={withSlugs} rest={importable - first.length} />
      )}
      {refused.length > 0 && (
        <Notice tone="warn" title={t('refused', { count: refused.length })}>
          <ul className="mt-1 flex max-h-48 list-disc flex-col gap-1 overflow-y-auto ps-5">
            {refused.slice(0, shownRefused).map((link) => (
              <li key={link.row} className="wrap-anywhere">
                <RefusedRow link={link} />
              </li>
            ))}
          </ul>
          {refused.length > shownRefused && (
            <p className="mt-1">{t('moreRefused', { count: refused.length - shownRefused })}</p>
          )}
        </Notice>
      )}
      {importable > 0 && (
        <>
          {hasSlugs && (
            <Checkbox
              label={t('slugs')}
              hint={t('slugsHint', { count: withoutSlug })}
              checked={withSlugs}
              onChange={({ target }) => setWithSlugs(target.checked)}
            />
          )}
          {folders.length > 0 && (
            <Checkbox
              label={t('folders')}
              hint={t('foldersHint', {
                count: folders.length,
                names: format.list(folders.slice(0, shownFolders)),
              })}
              checked={withFolders}
              onChange={({ target }) => setWithFolders(target.checked)}
            />
          )}
          {withoutId > 0 && (
            <p className="text-sm">{t('mapping.repeatedIds', { count: withoutId })}</p>
          )}
          {hasDates && <p className="text-ink-soft text-sm">{t('mapping.dates')}</p>}
          <PlaceFields place={place} onChange={setPlace} />
        </>
      )}
      <div className="flex flex-wrap gap-2">
        {importable > 0 && (
          <Button onClick={importLinks}>{t('import', { count: importable })}</Button>
        )}
        <Button variant="secondary" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </div>
  )
}

function LinkTableView({
  links,
  withSlugs,
  rest,
}: {
  links: readonly ImportedLink[]
  withSlugs: boolean
  /** Number of links that are not shown. */
  rest: number
}) {
  const t = useTranslations('workspace.import')
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table is scrolled by keyboard
    <div tabIndex={0} className="max-h-72 overflow-auto rounded-md border border-line">
      <table className="w-full min-w-140 border-collapse text-start text-sm">
        <caption className="sr-only">{t('caption')}</caption>
        <thead className="sticky top-0 bg-paper-sunken text-ink-soft text-xs">
          <tr>
            {(['row', 'url', 'name', 'slug', 'tags'] as const).map((column) => (
              <th key={column} scope="col" className="px-3 py-2 text-start font-medium">
                {t(`columns.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {links.map(({ row, url, name, slug, tags }) => (
            <tr key={row} className="border-line border-t align-top">
              <td className="px-3 py-1.5 text-ink-faint">{row}</td>
              <td className="wrap-anywhere px-3 py-1.5">{url}</td>
              <td className="wrap-anywhere px-3 py-1.5">{name}</td>
              <td className="px-3 py-1.5 font-mono text-xs">
                {withSlugs && slug ? slug : t('random')}
              </td>
              <td className="wrap-anywhere px-3 py-1.5">{tags.join(', ')}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rest > 0 && (
        <p className="border-line border-t px-3 py-2 text-ink-soft text-xs">
          {t('more', { count: rest })}
        </p>
      )}
    </div>
  )
}

function RefusedRow({ link: { row, url, faults } }: { link: ImportedLink }) {
  const t = useTranslations('workspace.import')
  const targets = useTranslations('codes.targets') as unknown as (
    key: string,
    values?: ImportFaultValues,
  ) => string
  const fault = faults.find((each) => each.field === 'url')
  const reason = fault?.field === 'url' ? targets(fault.reason, fault.values) : ''
  return <>{t('refusedRow', { row, url: url || t('noLink'), reason })}</>
}

type ImportFaultValues = Extract<ImportFault, { field: 'url' }>['values']
