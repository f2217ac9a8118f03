import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { parseArgs } from 'node:util'
import { writeExchangeCsv } from '@/desk/formats/csv/write-exchange-csv'
import { readExchangeFile } from '@/desk/formats/read-exchange-file'
import { writeXliff } from '@/desk/formats/xliff/write-xliff'
import { setLanguages } from '@/desk/languages'
import { defaultLocale, isLocale, type Locale, locales } from '@/i18n/locales'
import { type Catalog, flattenCatalog, mergeCatalogs, replaceMessages } from './catalog'
import { exportMessages } from './export-messages'
import { importMessages } from './import-messages'

const usage = `Usage:
  npm run messages -- export LOCALE [--keys PREFIX] [--out FILE]
  npm run messages -- import FILE [--dry-run]

export writes the messages of the interface for translators: XLIFF 2.1, or CSV if FILE ends with
.csv. import lists the differences from the catalog, and saves them without --dry-run.`

type Options = {
  /** Folder with `messages` and `message-notes`. */
  folder: string
  /** Folder with the `messages` of the translation desk, which belong to those of the admin. */
  deskFolder: string
  print: (line: string) => void
}

const readCatalog = (path: string): Catalog => JSON.parse(readFileSync(path, 'utf8'))
const pathOf = (folder: string, locale: Locale) => join(folder, 'messages', `${locale}.json`)

type Folders = Pick<Options, 'deskFolder' | 'folder'>

const readMessages = ({ folder, deskFolder }: Folders, locale: Locale): Catalog =>
  mergeCatalogs(readCatalog(pathOf(folder, locale)), {
    admin: readCatalog(pathOf(deskFolder, locale)),
  })

/** Writes the messages into the catalog to which each belongs. */
function writeMessages({ folder, deskFolder }: Folders, locale: Locale, all: Catalog): void {
  const messages = flattenCatalog(all)
  for (const [path, prefix] of [
    [pathOf(folder, locale), ''],
    [pathOf(deskFolder, locale), 'admin.'],
  ] as const) {
    const catalog = replaceMessages(readCatalog(path), messages, prefix)
    writeFileSync(path, `${JSON.stringify(catalog, null, 2)}\n`)
  }
}

/** Runs `npm run messages`. Returns the exit code: 1 after faults, 2 after a wrong command. */
export function runMessages(args: readonly string[], options: Options): number {
  const { print } = options
  setLanguages(locales, defaultLocale, 'Quietzone')
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      keys: { type: 'string', default: '' },
      out: { type: 'string' },
      'dry-run': { type: 'boolean', default: false },
    },
  })
  const [command, subject = ''] = positionals
  if (command === 'export' && isLocale(subject) && subject !== defaultLocale) {
    const out = values.out ?? `messages-${subject}.xlf`
    const exchange = exportMessages(readCatalogs(options, subject), subject, values.keys)
    writeFileSync(out, out.endsWith('.csv') ? writeExchangeCsv(exchange) : writeXliff(exchange))
    const count = exchange.files.reduce((sum, { units }) => sum + units.length, 0)
    print(`${out}: ${count} texts`)
    return 0
  }
  if (command === 'import' && subject !== '') return importFile(subject, options, values['dry-run'])
  print(usage)
  return 2
}

function readCatalogs(folders: Folders, locale: Locale) {
  const { folder } = folders
  const notes = readdirSync(join(folder, 'message-notes')).map((file) => [
    basename(file, '.json'),
    readCatalog(join(folder, 'message-notes', file)),
  ])
  return {
    english: readMessages(folders, defaultLocale),
    notes: Object.fromEntries(notes) as Catalog,
    translation: readMessages(folders, locale),
  }
}

function importFile(file: string, options: Options, isDryRun: boolean): number {
  const { print } = options
  let hasFaults = false
  for (const { name, read } of readExchangeFile(basename(file), readFileSync(file))) {
    if ('reason' in read) {
      print(`${name}: ${read.reason} ${read.detail ?? ''}`.trim())
      hasFaults = true
      continue
    }
    if (read.target === defaultLocale) {
      print(`${name}: English is the source of all translations`)
      hasFaults = true
      continue
    }
    const { english, translation } = readCatalogs(options, read.target)
    const { catalog, changes, faults } = importMessages(read, english, translation)
    for (const { key, before, after } of changes) print(`${key}\n- ${before}\n+ ${after}`)
    for (const { key, reason } of faults) print(`${key}: ${reason}`)
    hasFaults ||= faults.length > 0
    print(`${read.target}: ${changes.length} changed, ${faults.length} refused`)
    if (!isDryRun && changes.length > 0) writeMessages(options, read.target, catalog)
  }
  return hasFaults ? 1 : 0
}
