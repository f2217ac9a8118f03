import type { ExchangeFileFault } from '../formats/exchange'
import { findOtherLanguages, loadLanguageFinder } from '../formats/find-other-language'
import { type NamedExchange, readExchangeFile } from '../formats/read-exchange-file'
import { readTmx } from '../formats/tmx/read-tmx'
import { type ReadGlossary, readGlossaryCsv } from './glossary/glossary-csv'
import { type PackedMemory, packMemory } from './memory/pack-memory'
import { type PackedExchange, packExchange, unpackExchange } from './pack-exchange'

export type ExchangeUpload = { name: string; bytes: Uint8Array }

/** What is read from an uploaded file, by its kind. */
type UploadResults = { glossary: ReadGlossary; memory: PackedMemory; texts: PackedExchange[] }
export type UploadKind = keyof UploadResults

export type ReadUpload = <Kind extends UploadKind>(
  kind: Kind,
  upload: ExchangeUpload,
) => Promise<UploadResults[Kind] | ExchangeFileFault>

const readers: {
  [Kind in UploadKind]: (
    upload: ExchangeUpload,
  ) => Promise<UploadResults[Kind] | ExchangeFileFault> | UploadResults[Kind] | ExchangeFileFault
} = {
  glossary: ({ bytes }) => readGlossaryCsv(bytes),
  memory: ({ bytes }) => packMemory(readTmx(bytes)),
  texts: async ({ name, bytes }) => {
    const all = readExchangeFile(name, bytes)
    const find = await loadLanguageFinder()
    for (const { read } of all) if (!('reason' in read)) findOtherLanguages(read, find)
    return all.map(packExchange)
  },
}

/** Reads an uploaded file in this process. */
export const readUpload: ReadUpload = async (kind, upload) => readers[kind](upload)

/** Reads a file for translators, or the files of an archive. */
export async function* readTexts(
  read: ReadUpload,
  upload: ExchangeUpload,
): AsyncGenerator<NamedExchange> {
  const packed = await read('texts', upload)
  if ('reason' in packed) yield { name: upload.name, read: packed }
  else for (const one of packed) yield unpackExchange(one)
}
