import { useFormatter, useTranslations } from 'next-intl'
import { useMemo, useRef } from 'react'
import { shorten } from '@/tools/shared/shorten'
import { type Delimiter, delimiters } from '@/tools/shared/table/delimiters'
import { EncodingField } from '@/tools/shared/table/encoding-field'
import type { TableSource } from '@/tools/shared/table/read-table'
import { textEncodings } from '@/tools/shared/table/text-encodings'
import { Button } from '@/ui/button'
import { Checkbox } from '@/ui/checkbox'
import { Field } from '@/ui/field'
import { FileButton } from '@/ui/file-button'
import { Icon } from '@/ui/icon/icon'
import { Select } from '@/ui/select'
import type { BatchList } from './batch-list'
import { columnNames, dataRows } from './find-columns'

const tableEndings = '.csv,.tsv,.tab,.txt,.xlsx,.xlsm,text/csv,text/plain'

/** The open list: its name and size, its first rows, and its settings. */
export function OpenList({
  list,
  canReadAgain,
  onChange,
  onReadAgain,
  onPictures,
  onFile,
  onRemove,
}: {
  list: BatchList
  canReadAgain: boolean
  onChange: (list: BatchList) => void
  onReadAgain: (options: ReadOptions) => void
  onPictures: (files: readonly File[]) => void
  onFile: (file: File) => void
  onRemove: () => void
}) {
  const t = useTranslations('batch.list')
  const facts = useMemo(() => {
    let rows = 0
    for (const _ of dataRows(list)) rows++
    return { rows, columns: columnNames(list).length }
  }, [list])
  const { encoding, delimiter } = list

  return (
    <div className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2 rounded-md border border-line bg-paper py-2 ps-3 pe-2">
        <Icon name="file-spreadsheet" className="size-6 shrink-0 text-ink-soft" />
        <div className="min-w-0 flex-1 basis-48">
          <bdi className="block truncate font-medium text-sm">
            {list.name || t(`origins.${list.origin}`)}
          </bdi>
          <span role="status" className="block text-ink-soft text-xs tabular-nums">
            {t('size', facts)}
            {encoding && <> · {t('encoding', { name: encoding.toUpperCase() })}</>}
            {delimiter && <> · {t('delimiter', { name: delimiterName(delimiter) })}</>}
            {list.titleRows && <> · {t('titleRows', { count: list.titleRows })}</>}
            {list.hiddenRows && <> · {t('hiddenRows', { count: list.hiddenRows })}</>}
          </span>
        </div>
        <div className="flex flex-wrap gap-1">
          <FileButton
            variant="quiet"
            size="sm"
            label={t('replace')}
            accept={tableEndings}
            onFile={onFile}
          >
            <Icon name="refresh-cw" />
          </FileButton>
          <Button variant="quiet" size="sm" onClick={onRemove}>
            <Icon name="trash-2" />
            {t('remove')}
          </Button>
        </div>
      </div>
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        {list.sheets && canReadAgain && (
          <Field label={t('sheet')} className="w-full sm:w-56">
            {(control) => (
              <Select
                {...control}
                value={list.sheet ?? ''}
                onChange={({ target }) => onReadAgain({ sheet: target.value })}
                options={(list.sheets ?? []).map((name) => ({
                  value: name,
                  label: list.hiddenSheets?.includes(name) ? t('hiddenSheet', { name }) : name,
                }))}
              />
            )}
          </Field>
        )}
        {canReadAgain && !list.sheet && <TextSettings list={list} onReadAgain={onReadAgain} />}
        <Checkbox
          label={t('hasHeadings')}
          checked={list.hasHeadings}
          onChange={({ target }) => onChange({ ...list, hasHeadings: target.checked })}
        />
      </div>
      <ListTable list={list} />
      <ListPictures list={list} onChange={onChange} onPictures={onPictures} />
    </div>
  )
}

type ReadOptions = Omit<TableSource, 'data' | 'language'>

/** How the text was read; another choice reads it again. */
function TextSettings({
  list,
  onReadAgain,
}: {
  list: BatchList
  onReadAgain: (options: ReadOptions) => void
}) {
  const t = useTranslations('batch.list')
  const delimiter = delimiters.find((known) => known === list.delimiter)
  const encoding = textEncodings.find((known) => known === list.encoding)
  const chosen = { ...(encoding && { encoding }), ...(delimiter && { delimiter }) }
  return (
    <>
      {list.encoding && (
        <EncodingField
          label={t('encodingChoice')}
          encoding={list.encoding}
          onChange={(encoding) => onReadAgain({ ...chosen, encoding })}
        />
      )}
      <Field label={t('delimiterChoice')} className="w-full sm:w-48">
        {(control) => (
          <Select
            {...control}
            value={delimiter ?? ''}
            onChange={({ target }) =>
              onReadAgain({ ...chosen, delimiter: target.value as Delimiter })
            }
            options={[
              ...(delimiter ? [] : [{ value: '', label: t('delimiters.none') }]),
              { value: ',', label: t('delimiters.comma') },
              { value: ';', label: t('delimiters.semicolon') },
              { value: '\t', label: t('delimiters.tab') },
              { value: '|', label: t('delimiters.bar') },
            ]}
          />
        )}
      </Field>
    </>
  )
}

/** Pictures that the rows may name as their logos. */
function ListPictures({
  list,
  onChange,
  onPictures,
}: {
  list: BatchList
  onChange: (list: BatchList) => void
  onPictures: (files: readonly File[]) => void
}) {
  const t = useTranslations('batch.list')
  const format = useFormatter()
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button variant="secondary" size="sm" onClick={() => input.current?.click()}>
        <Icon name="image-plus" />
        {t('pictures.add')}
      </Button>
      <input
        ref={input}
        type="file"
        multiple
        accept="image/*"
        aria-label={t('pictures.add')}
        tabIndex={-1}
        className="sr-only"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])]
          if (files.length > 0) onPictures(files)
          target.value = ''
        }}
      />
      {list.pictures.length > 0 ? (
        <>
          <p className="min-w-0 flex-1 basis-48 text-ink-soft text-sm">
            <span className="line-clamp-2 break-words">
              {t('pictures.have', {
                count: list.pictures.length,
                names: format.list(list.pictures.map(({ name }) => name)),
              })}
            </span>
          </p>
          <Button variant="quiet" size="sm" onClick={() => onChange({ ...list, pictures: [] })}>
            {t('pictures.remove')}
          </Button>
        </>
      ) : (
        <p className="min-w-0 flex-1 basis-48 text-ink-soft text-xs">{t('pictures.hint')}</p>
      )}
    </div>
  )
}

function delimiterName(delimiter: string): string {
  return delimiter === '\t' ? '⇥' : delimiter
}

const shownRows = 4
const shownColumns = 30
const longestCell = 60

/** The first rows of the list, as parsed. */
function ListTable({ list }: { list: BatchList }) {
  const t = useTranslations('batch.list')
  const { names, rows } = useMemo(() => {
    const first: { row: number; cells: readonly string[] }[] = []
    for (const row of dataRows(list)) {
      first.push(row)
      if (first.length === shownRows) break
    }
    return { names: columnNames(list).slice(0, shownColumns), rows: first }
  }, [list])

  return (
    <section
      aria-label={t('table')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
      tabIndex={0}
      className="overflow-x-auto rounded-md border border-line bg-paper"
    >
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="bg-paper-sunken text-start">
            <th scope="col" className="px-3 py-1.5 text-start font-medium text-ink-soft text-xs">
              {t('row')}
            </th>
            {names.map((name) => (
              <th
                key={name}
                scope="col"
                className="whitespace-nowrap px-3 py-1.5 text-start font-medium"
              >
                <bdi>{shorten(name, longestCell)}</bdi>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row, cells }) => (
            <tr key={row} className="border-line border-t">
              <th
                scope="row"
                className="px-3 py-1.5 text-start font-normal text-ink-soft text-xs tabular-nums"
              >
                {row}
              </th>
              {names.map((name, column) => (
                <td key={name} className="max-w-72 truncate px-3 py-1.5">
                  <bdi>{shorten(cells[column] ?? '', longestCell)}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
