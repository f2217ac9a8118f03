import { findOtherLanguages, loadLanguageFinder } from '@/exchange/find-other-language'
import { readExchangeFile } from '@/exchange/read-exchange-file'
import { readTmx } from '@/exchange/tmx/read-tmx'
import { serveTasks } from '@/work/serve-tasks'
import { readGlossaryCsv } from './glossary/glossary-csv'
import { packMemory } from './memory/pack-memory'
import { type PackedExchange, packExchange } from './pack-exchange'
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
