import { readGlossaryCsv } from '@/desk/exchange/glossary/glossary-csv'
import { packMemory } from '@/desk/exchange/memory/pack-memory'
import { type PackedExchange, packExchange } from '@/desk/exchange/pack-exchange'
import { findOtherLanguages, loadLanguageFinder } from '@/desk/formats/find-other-language'
import { readExchangeFile } from '@/desk/formats/read-exchange-file'
import { readTmx } from '@/desk/formats/tmx/read-tmx'
import { serveTasks } from '@/work/serve-tasks'
import type { ExchangeTask } from './read-in-worker'

const readers = {
  glossary: ({ bytes }: ExchangeTask) => readGlossaryCsv(bytes),
  memory: ({ bytes }: ExchangeTask) => packMemory(readTmx(bytes)),
  texts: readTexts,
}

serveTasks(async (task: ExchangeTask) => readers[task.kind](task))

async function readTexts({ name, bytes }: ExchangeTask): Promise<PackedExchange[]> {
  const all = readExchangeFile(name, bytes)
  const find = await loadLanguageFinder()
  for (const { read } of all) if (!('reason' in read)) findOtherLanguages(read, find)
  return all.map(packExchange)
}
